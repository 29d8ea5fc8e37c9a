import { type ChangeEvent, useState } from 'react';
import { useAct } from '../../api/act/useAct.ts';
import { verifyCredential } from '../../contract/credentials/verify.ts';
import { credentialIn } from '../../machines/credentials/baked.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { FormAlert } from '../ui/form/FormAlert.tsx';
import { TextArea } from '../ui/form/fields.tsx';
import { useForm } from '../ui/form/useForm.ts';
import { asIsland } from '../ui/island/as-island.tsx';
import { Outcome } from './Outcome.tsx';

/** Checks a credential of any issuer. A picture stays in the browser: only the credential in it is sent, and never kept. */
function VerifyCredential() {
  const { press, isPending, answer, failure, forget } = useAct(verifyCredential);
  const [problem, setProblem] = useState('');
  const [isPrinted, setPrinted] = useState(false);
  const form = useForm(verifyCredential.body, {
    defaultValues: { credential: '' },
    failure,
    focusesError: true,
  });
  const begin = () => {
    setProblem('');
    setPrinted(false);
    forget();
  };
  const check = form.handleSubmit((body) => press({ body }));
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    begin();
    const found = await credentialIn(file);
    if ('problem' in found) return setProblem(found.problem);
    setPrinted(found.isPrinted ?? false);
    form.setValue('credential', found.credential);
    await check();
  };
  const said = problem || (failure?.fields.length === 0 && (failure.sentence ?? lost));
  return (
    <div className="verify-columns">
      <form noValidate className="verify-form" onInput={begin} onSubmit={check}>
        <div className="field">
          <label className="form-label" htmlFor="badge">
            A badge or a certificate
          </label>
          <input
            id="badge"
            type="file"
            className="form-control"
            aria-describedby="badge-hint"
            onChange={read}
          />
          <div className="form-text" id="badge-hint">
            Choose it, or drop it here: a picture (PNG or SVG), a JSON file, or a certificate of
            ours (PDF). Only the credential in it leaves your browser.
          </div>
        </div>
        <TextArea
          label="Or paste it"
          rows={5}
          hint="JSON, a token (VC-JWT), its address that begins with https://, or the number on a certificate."
          {...form.field('credential')}
        />
        {said && <FormAlert>{said}</FormAlert>}
        <BusyButton type="submit" look="primary" size="lg" busy={isPending}>
          Check
        </BusyButton>
      </form>
      {answer && <Outcome verification={answer} isPrinted={isPrinted} />}
    </div>
  );
}

const lost = 'The server did not answer. Press Check to try again.';

export default asIsland(VerifyCredential);
