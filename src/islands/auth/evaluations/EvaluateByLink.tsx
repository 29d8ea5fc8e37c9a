import { useEffect, useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { LinkedEvaluation } from '../../../contract/evaluations/links.ts';
import { EvaluationFields, skillsAsked } from '../../features/evaluations/EvaluationForm.tsx';
import { begunWith, formFor, namedErrors } from '../../features/evaluations/evaluation-form.ts';
import { NameSomebody } from '../../features/evaluations/links/AskByLink.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { NotSent } from '../../ui/form/FormAlert.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { calendarDay } from '../../ui/status/dates.ts';
import { Heading } from '../Heading.tsx';
import { forgetUnsaved, unsavedDraft, useDraftByLink } from './useDraftByLink.ts';
import '../../features/evaluations/evaluations.scss';

/** The key is kept by the tab and not in its address: a phone loads a tab again whenever it comes back to it. */
const kept = 'evaluation-link';

export default function EvaluateByLink() {
  const [token, setToken] = useState<string | null>(null);
  const [said, say] = useState('');
  const { press, answer, failure } = useAct(endpoints.openEvaluationLink);
  useEffect(() => {
    const key = window.location.hash.slice(1) || sessionStorage.getItem(kept) || '';
    window.history.replaceState(null, '', window.location.pathname);
    sessionStorage.setItem(kept, key);
    setToken(key);
    if (key) press({ body: { token: key } });
    window.onhashchange = () => window.location.reload();
  }, [press]);
  if (said) return <Heading>{said}</Heading>;
  if (token && answer) return <LinkedForm token={token} asked={answer} onDone={say} />;
  const lost = 'The server did not answer. Reload this page to try again.';
  const why = token === '' ? 'This page needs a link. Open it from our email.' : failure?.sentence;
  return (
    <>
      <Heading>Evaluate a student’s work</Heading>
      <p className="lead soft" role="status">
        {why ?? (failure ? lost : 'Opening the link…')}
      </p>
    </>
  );
}

interface Props {
  token: string;
  asked: LinkedEvaluation;
  /** It was sent or handed on; with the words for that. */
  onDone: (said: string) => void;
}

/** What somebody without an account writes for a company. */
function LinkedForm({ token, asked, onDone }: Props) {
  const { studentName, project, companyName, name, moment, until, draft, rubric } = asked;
  const asksWhetherCompleted = moment === 'final';
  const typed = unsavedDraft(token) ?? draft;
  const ends = { changes: forgetUnsaved, done: onDone };
  const sending = useAct(endpoints.sendEvaluation, ends);
  const handingOn = useAct(endpoints.handOnEvaluation, ends);
  const skills = asksWhetherCompleted ? skillsAsked(asked) : [];
  const form = useForm(formFor(asksWhetherCompleted), {
    defaultValues: begunWith(rubric.version, JSON.parse(typed || 'null'), skills),
    failure: sending.failure,
  });
  const saving = useDraftByLink(token, form);
  return (
    <>
      <h1>Evaluate {studentName}</h1>
      <p className="lead soft">
        {companyName} asks you, {name}, to evaluate the work on “{project.title}” by{' '}
        {calendarDay(until)}.
      </p>
      <p>
        What you send is the evaluation of {companyName}, which can read all of it. {studentName}{' '}
        and the programme’s office read it later, together with what {studentName} writes.
      </p>
      <form
        noValidate
        method="post"
        className="evaluations"
        onSubmit={form.handleSubmit((evaluation) => sending.press({ body: { token, evaluation } }))}
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
          isDisclosed={asked.isDisclosed}
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
