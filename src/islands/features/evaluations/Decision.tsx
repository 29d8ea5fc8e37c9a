import { useAct } from '../../../api/act/useAct.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { decision, outcomes } from '../../../contract/evaluations/evaluations.ts';
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
import type { RoomView } from '../engagements/room/room-view.ts';
import { Choice } from './Choice.tsx';

/** The office decides what came of work that its company has not called completed. */
export function Decision({ room: { id, studentName, companyName }, judging, onJudge }: RoomView) {
  const draft = `outcome-${id}`;
  const leave = () => {
    onJudge(null);
    focusSoon('whose-turn');
  };
  const refreshUntold = useRefreshUntold();
  const { press, isPending, failure } = useAct(endpoints.decideOutcome, {
    done: () => {
      forgetDraft(draft);
      announce('The outcome is decided.');
      leave();
      refreshUntold();
    },
  });
  const form = useForm(decision, { defaultValues: { because: '' }, failure, draft });
  useRefreshOnRefusal(failure);
  return (
    <InlineForm
      title="Decide the outcome"
      asked={judging}
      isBusy={isPending}
      yes="Decide"
      onSubmit={form.handleSubmit((body) => press({ params: { id }, body }))}
      onCancel={leave}
    >
      {failure?.fields.length === 0 && <NotSent failure={failure} />}
      <DraftNotice {...form.kept} />
      <p className="soft">
        {studentName} and {companyName} are told at once and read your reasons. You cannot undo
        this. Go by the deliveries and check-ins. If the work was not completed, end it early
        instead.
      </p>
      <ErrorSummary {...form} />
      <Choice
        legend="Outcome"
        options={outcomes.map((outcome) => [outcome, outcome])}
        {...form.field('outcome')}
      />
      <TextArea label="Your reasons" rows={4} {...form.field('because')} />
    </InlineForm>
  );
}
