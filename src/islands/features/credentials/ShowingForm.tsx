import { useState } from 'react';
import type * as v from 'valibot';
import { calls } from '../../../api/act/act.ts';
import {
  askForCredential,
  chooseShown,
  type Proof,
  tooMuchEvidence,
} from '../../../contract/credentials/credentials.ts';
import { Check } from '../../ui/form/Check.tsx';
import type { Form } from '../../ui/form/useForm.ts';
import type { RoomView } from '../engagements/room/room-view.ts';
import { WritingForm } from '../evaluations/WritingForm.tsx';

export interface ProofView extends RoomView {
  proof: Proof;
}

/** A student chooses what to show, and has a credential issued with it; who has one already may leave that as it is. */
export function AskForm({ room, proof, onLeave }: ProofView & { onLeave: () => void }) {
  const { id, companyName } = room;
  const hasOne = proof.issued.some(({ revokedAt }) => revokedAt === null);
  const mayIssue = proof.hindrance === null;
  const [issues, setIssues] = useState(!hasOne && mayIssue);
  const call = calls(issues ? askForCredential : chooseShown);
  return (
    <WritingForm
      schema={askForCredential.body}
      defaultValues={
        proof.wanted ?? {
          deliveries: proof.deliveries.map(({ milestone }) => milestone),
          words: true,
          steps: false,
        }
      }
      send={(body) => call({ params: { id }, body })}
      title="Choose what to show"
      level={3}
      follows={`Your portfolio shows what you choose as soon as ${companyName} allows it. Your credential always says your name, the project, ${companyName}, the outcome and the skills that were confirmed, and holds what was allowed when it is issued.`}
      yes={issues ? 'Issue my credential' : 'Save'}
      sent={issues ? 'Your credential is being issued.' : 'What you want to show is saved.'}
      stands="proof"
      onLeave={onLeave}
    >
      {(form) => (
        <>
          <ShownItems form={form} proof={proof} companyName={companyName} />
          {hasOne && mayIssue && (
            <Check
              note="The one you have is then revoked and marked as replaced."
              checked={issues}
              onChange={({ target }) => setIssues(target.checked)}
            >
              Issue a new credential with it
            </Check>
          )}
        </>
      )}
    </WritingForm>
  );
}

interface Props {
  form: Form<
    v.InferInput<typeof askForCredential.body>,
    v.InferOutput<typeof askForCredential.body>
  >;
  proof: Proof;
  companyName: string;
}

function ShownItems({ form, proof, companyName }: Props) {
  const { register, watch, setValue } = form;
  const { allowed } = proof;
  const deliveries = watch('deliveries');
  const chosen = proof.deliveries.filter(({ milestone }) => deliveries.includes(milestone));
  const tooMuch = tooMuchEvidence(chosen.reduce((sum, { characters }) => sum + characters, 0));
  const whether = (isAllowed: boolean | undefined): string =>
    isAllowed === false ? `${companyName} holds it back.` : '';
  return (
    <>
      {proof.deliveries.length > 0 && (
        <fieldset className="field step-choice">
          <legend className="fs-24">Deliveries</legend>
          {proof.deliveries.map(({ milestone, title }) => (
            <Check
              key={milestone}
              checked={deliveries.includes(milestone)}
              note={whether(allowed?.deliveries.includes(milestone))}
              onChange={({ target }) => {
                const others = deliveries.filter((one) => one !== milestone);
                setValue('deliveries', target.checked ? [...others, milestone] : others);
              }}
            >
              {title}
            </Check>
          ))}
          {tooMuch && <p role="status">{tooMuch}</p>}
        </fieldset>
      )}
      {(proof.words || proof.hasSteps) && (
        <fieldset className="field step-choice">
          <legend className="fs-24">The final evaluation</legend>
          {proof.words && (
            <Check note={whether(allowed?.words)} {...register('words')}>
              What {proof.wordsBy ?? companyName} wrote, on your portfolio
              <span className="d-block quoted text-pre-line">{proof.words}</span>
            </Check>
          )}
          {proof.hasSteps && (
            <Check note="They appear in the credential, each out of five." {...register('steps')}>
              Your marks
            </Check>
          )}
        </fieldset>
      )}
    </>
  );
}
