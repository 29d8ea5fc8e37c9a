import { useCallback, useEffect, useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import {
  handOnEvaluation,
  type LinkedEvaluation,
  openEvaluationLink,
  sendEvaluation,
} from '../../../contract/evaluations/links.ts';
import { EvaluationFields, skillsAsked } from '../../features/evaluations/EvaluationForm.tsx';
import { begunWith, formFor, namedErrors } from '../../features/evaluations/evaluation-form.ts';
import { NameSomebody } from '../../features/evaluations/links/AskByLink.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { NotSent } from '../../ui/form/FormAlert.tsx';
import { useBegan } from '../../ui/form/useBegan.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { calendarDay } from '../../ui/status/dates.ts';
import { EnterCode, withoutLink } from '../EnterCode.tsx';
import { Heading } from '../Heading.tsx';
import LinkedWork from './LinkedWork.tsx';
import { forgetUnsaved, unsavedDraft, useDraftByLink } from './useDraftByLink.ts';
import '../../features/evaluations/evaluations.scss';
import { takeSecret } from '../../../machines/accounts/take-secret.ts';
import { keptByTab } from '../../../session/storage.ts';
import { asIsland } from '../../ui/island/as-island.tsx';

/** The key is kept by the tab and not in its address: a phone loads a tab again whenever it comes back to it. */
const kept = 'evaluation-link';

function EvaluateByLink() {
  const [token, setToken] = useState<string | null>(null);
  const [said, say] = useState('');
  const { press, answer, failure } = useAct(openEvaluationLink);
  const open = useCallback(
    (key: string) => {
      keptByTab.set(kept, key);
      setToken(key);
      if (key) press({ body: { token: key } });
    },
    [press],
  );
  useEffect(() => {
    open(takeSecret() || keptByTab.get(kept) || '');
    window.onhashchange = () => window.location.reload();
  }, [open]);
  if (said) return <Heading>{said}</Heading>;
  if (token && answer) return <LinkedForm token={token} asked={answer} onDone={say} />;
  const lost = 'The server did not answer. Reload this page to try again.';
  const why = token === '' ? withoutLink : failure?.sentence;
  return (
    <>
      <Heading>Evaluate a student’s work</Heading>
      <p className="lead soft" role="status">
        {why ?? (failure ? lost : 'Opening the link…')}
      </p>
      {why && (
        <>
          <EnterCode onEnter={open} />
          <p className="mt-3">
            No email from us? <a href="/auth/login">Sign in</a> to evaluate your own students, or
            read <a href="/home">what this is about</a>.
          </p>
        </>
      )}
    </>
  );
}

interface Props {
  token: string;
  asked: LinkedEvaluation;
  /** It was sent or handed on; with the words for that. */
  onDone: (said: string) => void;
}

/** Evaluation form for a supervisor without an account. */
function LinkedForm({ token, asked, onDone }: Props) {
  const { studentName, project, companyName, name, moment, until, draft, rubric } = asked;
  const asksWhetherCompleted = moment === 'final';
  const typed = unsavedDraft(token) ?? draft;
  const ends = { changes: forgetUnsaved, done: onDone };
  const sending = useAct(sendEvaluation, ends);
  const handingOn = useAct(handOnEvaluation, ends);
  const skills = asksWhetherCompleted ? skillsAsked(asked) : [];
  const { version } = rubric;
  const begun = begunWith(version, JSON.parse(typed || 'null'), skills);
  const form = useForm(formFor(asksWhetherCompleted), {
    defaultValues: begun,
    failure: sending.failure,
  });
  useBegan(begun, sending.failure, form, (values) => values);
  const saving = useDraftByLink(token, form);
  return (
    <>
      <h1>Evaluate {studentName}</h1>
      <p className="lead soft">
        {companyName} asks you, {name}, to evaluate the work on “{project.title}” by{' '}
        {calendarDay(until)}.
      </p>
      <p>
        What you send is the evaluation of {companyName}, under your name: its people can read all
        of it, also your note to the programme’s office. {studentName} and the office read it later,
        together with what {studentName} writes.
      </p>
      <div className="evaluate-columns">
        <div className="evaluate-work stack gap-6 min-w-0">
          <LinkedWork token={token} asked={asked} />
        </div>
        <form
          noValidate
          method="post"
          className="evaluations"
          onSubmit={form.handleSubmit((evaluation) =>
            sending.press({ body: { token, evaluation } }),
          )}
        >
          {sending.failure?.fields.length === 0 && <NotSent failure={sending.failure} />}
          <ErrorSummary
            errors={namedErrors(form.errors, rubric.company)}
            submitCount={form.submitCount}
          />
          <EvaluationFields
            form={form}
            room={asked}
            rubric={rubric.company}
            other={studentName}
            company={companyName}
            asksWhetherCompleted={asksWhetherCompleted}
          />
          <p className="soft">
            {saving.failure
              ? `Not saved: ${saving.failure.sentence ?? 'the server did not answer.'}`
              : `${saving.answer ? 'Saved.' : 'What you type is saved.'} Open the link in our email again to continue on any device.`}
          </p>
          <BusyButton
            type="submit"
            look="primary"
            size="lg"
            className="w-100"
            busy={sending.isPending}
          >
            Send
          </BusyButton>
        </form>
      </div>
      <details className="brief">
        <summary>Does a colleague know the work better?</summary>
        <NameSomebody
          {...handingOn}
          lead="They get a link of their own by email. Yours ends, and what you have written is deleted."
          onSubmit={(body) => handingOn.press({ body: { token, ...body } })}
        />
      </details>
    </>
  );
}

export default asIsland(EvaluateByLink);
