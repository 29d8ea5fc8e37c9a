import { useEffect } from 'react';
import { calls } from '../../../api/act/act.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { LinkedEvaluation } from '../../../contract/evaluations/links.ts';
import { currentRubric, rubricFor } from '../../../contract/evaluations/rubric.ts';
import { NotSent } from '../../features/engagements/acts/NotSent.tsx';
import { EvaluationFields } from '../../features/evaluations/EvaluationForm.tsx';
import { begunWith, formFor } from '../../features/evaluations/evaluation-form.ts';
import { NameSomebody } from '../../features/evaluations/links/NameSomebody.tsx';
import { skillsAsked } from '../../features/evaluations/ShownSkills.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { calendarDay } from '../../ui/status/dates.ts';
import '../../features/evaluations/evaluations.scss';

interface Props {
  token: string;
  asked: LinkedEvaluation;
  /** It was sent or handed on; with the words for that. */
  onDone: (said: string) => void;
}

const keepDraft = calls(endpoints.keepEvaluationDraft, { keepalive: true });

/** What somebody without an account writes for a company. */
export function LinkedForm({ token, asked, onDone }: Props) {
  const { studentName, project, companyName, name, moment, until, draft } = asked;
  const asksWhetherCompleted = moment === 'final';
  const sending = useAct(endpoints.sendEvaluation, { done: onDone });
  const handingOn = useAct(endpoints.handOnEvaluation, { done: onDone });
  const begun = begunWith(null, asksWhetherCompleted ? skillsAsked(asked) : []);
  const form = useForm(formFor(asksWhetherCompleted), {
    defaultValues: { ...begun, ...JSON.parse(draft || '{}'), rubric: currentRubric },
    failure: sending.failure,
  });
  const keeping = useAct(keepDraft, { inTurn: true });
  const { press } = keeping;
  const { subscribe, getValues } = form;
  // What is typed is kept a moment after the last key, or when the page is left.
  useEffect(() => {
    let timer = 0;
    const keep = () => {
      if (timer) press({ body: { token, draft: JSON.stringify(getValues()) } });
      window.clearTimeout(timer);
      timer = 0;
    };
    const callback = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(keep, 600);
    };
    document.addEventListener('visibilitychange', keep);
    const stop = subscribe({ formState: { dirtyFields: true, values: true }, callback });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', keep);
    };
  }, [subscribe, getValues, press, token]);
  return (
    <>
      <h1>Evaluate {studentName}</h1>
      <p className="lead soft">
        {companyName} asks you, {name}, about the work on “{project.title}”. You can write until{' '}
        {calendarDay(until)}.
      </p>
      <p>
        It is the evaluation of {companyName}, which reads all that you send. {studentName} and the
        programme’s office read it later, together with what {studentName} writes.
      </p>
      <form
        noValidate
        method="post"
        className="evaluations"
        onSubmit={form.handleSubmit((evaluation) => sending.press({ body: { token, evaluation } }))}
      >
        {sending.failure?.fields.length === 0 && <NotSent failure={sending.failure} />}
        <EvaluationFields
          form={form}
          room={asked}
          rubric={rubricFor('company', currentRubric)!}
          other={studentName}
          asksWhetherCompleted={asksWhetherCompleted}
        />
        <p className="soft">
          {keeping.failure
            ? `Not saved: ${keeping.failure.sentence ?? 'the server did not answer.'}`
            : `${keeping.answer ? 'Saved.' : 'What you type is saved.'} Open the link in our email again to go on, on any device.`}
        </p>
        <BusyButton type="submit" className="btn btn-primary btn-lg w-100" busy={sending.isPending}>
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
