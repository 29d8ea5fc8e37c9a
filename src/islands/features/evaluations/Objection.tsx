import { useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { objectToOutcome } from '../../../contract/evaluations/outcomes.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { InlineForm } from '../../ui/form/InlineForm.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { useRefreshUntold } from '../../ui/reading/live-connection.ts';
import { announce } from '../../ui/status/toasts.ts';
import { NotSent } from '../engagements/acts/NotSent.tsx';

interface Props {
  id: number;
  /** Who reads it besides the office. */
  other: string;
}

/** Either side may object to what the office has decided, once. */
export function Objection(props: Props) {
  const [isWriting, write] = useState(false);
  return isWriting ? (
    <ObjectionForm {...props} onLeave={() => write(false)} />
  ) : (
    <div className="room-acts">
      <button type="button" className="btn btn-outline-primary" onClick={() => write(true)}>
        Object
      </button>
    </div>
  );
}

function ObjectionForm({ id, other, onLeave }: Props & { onLeave: () => void }) {
  const draft = `objection-to-outcome-${id}`;
  const leave = () => {
    onLeave();
    focusSoon('outcome');
  };
  const refreshUntold = useRefreshUntold();
  const { press, isPending, failure } = useAct(endpoints.objectToOutcome, {
    done: () => {
      forgetDraft(draft);
      announce('Your objection is sent.');
      leave();
      refreshUntold();
    },
  });
  const form = useForm(objectToOutcome.body, { defaultValues: { words: '' }, failure, draft });
  useRefreshOnRefusal(failure);
  return (
    <InlineForm
      title="Object to the outcome"
      asked={null}
      isBusy={isPending}
      yes="Send"
      onSubmit={form.handleSubmit((body) => press({ params: { id }, body }))}
      onCancel={leave}
    >
      {failure?.fields.length === 0 && <NotSent failure={failure} />}
      <DraftNotice {...form.kept} />
      <p className="soft">
        {other} and the office read it. Somebody else of the office decides then, and that decision
        is final. You can object once.
      </p>
      <ErrorSummary {...form} />
      <TextArea label="Why you object" rows={4} {...form.field('words')} />
    </InlineForm>
  );
}
