import { Suspense, useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import {
  type Decision as DecisionForm,
  decision,
  outcomes,
  type WorkOutcome,
} from '../../../contract/evaluations/outcomes.ts';
import { objectedWithin } from '../../../machines/lifecycle/evaluation.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { InlineForm } from '../../ui/form/InlineForm.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { useRefreshUntold } from '../../ui/reading/live-connection.ts';
import { announce } from '../../ui/status/toasts.ts';
import { NotSent } from '../engagements/acts/NotSent.tsx';
import type { RoomView } from '../engagements/room/room-view.ts';
import { Choice } from './Choice.tsx';

const ConfirmDialog = lazy(() => import('../../ui/dialog/ConfirmDialog.tsx'));

interface Props extends RoomView {
  /** What was decided first, where a side objects to it; null before. */
  decided: WorkOutcome | null;
}

/** The office decides what came of work that its company has not called completed, or decides about an objection. */
export function Decision({ room, decided, judging, onJudge }: Props) {
  const { id, studentName, companyName } = room;
  const draft = `outcome-${decided ? 'second-' : ''}${id}`;
  const leave = () => {
    onJudge(null);
    focusSoon('whose-turn');
  };
  const refreshUntold = useRefreshUntold();
  const { press, isPending, failure } = useAct(
    decided ? endpoints.decideObjection : endpoints.decideOutcome,
    {
      done: () => {
        forgetDraft(draft);
        announce('The outcome is decided.');
        leave();
        refreshUntold();
      },
    },
  );
  const form = useForm(decision, { defaultValues: { because: '' }, failure, draft });
  useRefreshOnRefusal(failure);
  const [asked, ask] = useState<DecisionForm | null>(null);
  const decide = (body: DecisionForm) => press({ params: { id }, body });
  const follows = decided
    ? 'Your decision is final.'
    : `Both can object within ${objectedWithin} days. Somebody else of the office decides then.`;
  return (
    <>
      <InlineForm
        title={decided ? 'Decide about the objection' : 'Decide the outcome'}
        asked={judging}
        isBusy={isPending}
        yes="Decide"
        onSubmit={form.handleSubmit((body) =>
          body.outcome === 'Not completed' ? ask(body) : decide(body),
        )}
        onCancel={leave}
      >
        {failure?.fields.length === 0 && <NotSent failure={failure} />}
        <DraftNotice {...form.kept} />
        <p className="soft">
          {studentName} and {companyName} are told at once and read your reasons. {follows} Go by
          the deliveries and check-ins.
        </p>
        <ErrorSummary {...form} />
        <Choice
          legend="Outcome"
          options={outcomes.map((outcome) =>
            outcome === decided?.outcome
              ? [outcome, `${outcome}.`, 'The decision stands.']
              : [outcome, outcome],
          )}
          {...form.field('outcome')}
        />
        <TextArea label="Your reasons" rows={4} {...form.field('because')} />
      </InlineForm>
      <Suspense fallback={null}>
        {asked && (
          <ConfirmDialog
            title="Not completed"
            question={`Are you sure that ${studentName} has not completed this work?`}
            consequence={`Work and application end as not completed, and nothing of it is proven. ${follows}`}
            yes="Not completed"
            no="Go back"
            onYes={() => {
              ask(null);
              decide(asked);
            }}
            onNo={() => ask(null)}
          />
        )}
      </Suspense>
    </>
  );
}
