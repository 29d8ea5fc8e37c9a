import { useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { answerEvaluation, type Moment } from '../../../contract/evaluations/evaluations.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { InlineForm } from '../../ui/form/InlineForm.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { announce } from '../../ui/status/toasts.ts';
import { NotSent } from '../engagements/acts/NotSent.tsx';

interface Props {
  id: number;
  moment: Moment;
  /** Who has written what is answered. */
  writer: string;
}

/** Whoever was evaluated may answer, once. */
export function Answer(props: Props) {
  const [isWriting, write] = useState(false);
  return isWriting ? (
    <AnswerForm {...props} onLeave={() => write(false)} />
  ) : (
    <div className="room-acts">
      <button type="button" className="btn btn-outline-primary" onClick={() => write(true)}>
        Answer<span className="visually-hidden"> what {props.writer} has written</span>
      </button>
    </div>
  );
}

function AnswerForm({ id, moment, writer, onLeave }: Props & { onLeave: () => void }) {
  const draft = `answer-to-evaluation-${moment}-${id}`;
  const leave = () => {
    onLeave();
    focusSoon(`evaluation-${moment}`);
  };
  const { press, isPending, failure } = useAct(endpoints.answerEvaluation, {
    changes: () => {
      forgetDraft(draft);
      refresh();
    },
    done: () => {
      announce('Your answer is sent.');
      leave();
    },
  });
  const form = useForm(answerEvaluation.body, { defaultValues: { answer: '' }, failure, draft });
  useRefreshOnRefusal(failure);
  return (
    <InlineForm
      title={`Answer ${writer}`}
      asked={null}
      isBusy={isPending}
      yes="Send"
      onSubmit={form.handleSubmit((body) => press({ params: { id, moment }, body }))}
      onCancel={leave}
    >
      {failure?.fields.length === 0 && <NotSent failure={failure} />}
      <DraftNotice {...form.kept} />
      <p className="soft">
        You can answer once. {writer} and the office read it. It cannot be changed, and nobody can
        answer it.
      </p>
      <ErrorSummary {...form} />
      <TextArea label="Your answer" rows={4} {...form.field('answer')} />
    </InlineForm>
  );
}
