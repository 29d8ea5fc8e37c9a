import { useFieldArray } from 'react-hook-form';
import * as v from 'valibot';
import {
  type GivenMilestones,
  milestonesAtMost,
  planForm,
} from '../../../../contract/engagements/plans.ts';
import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';
import { FormFrame } from '../../../ui/dialog/FormFrame.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { TextArea } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PastEnd } from '../plan/PastEnd.tsx';
import { hasTeam } from '../room/room-view.ts';
import type { ActProps } from './act-props.ts';
import { draftOfAct } from './act-words.ts';
import { BeginWith } from './BeginWith.tsx';
import { MilestoneFields } from './MilestoneFields.tsx';
import { NotSent } from './NotSent.tsx';
import { planToChange } from './plan-to-change.ts';

type Propose = Extract<RoomTask, { kind: 'propose plan' }>;
type Given = GivenMilestones[number];

const typed = v.object({
  milestones: planForm.entries.milestones,
  note: planForm.entries.note,
});
type PlanTyped = { milestones: Given[]; note: string };

const blank: Given = { number: null, title: '', deliverable: '', by: 'each', dueOn: '' };

/** Proposing a plan: from a template, from the one before, or from nothing. */
export function PlanDialog(props: ActProps<Propose>) {
  const { task, room, failure, isBusy, onSubmit, onCancel } = props;
  const [newest] = room.plans;
  const form = useForm(typed as v.GenericSchema<PlanTyped, v.InferOutput<typeof typed>>, {
    defaultValues: { milestones: newest ? planToChange(room) : [blank], note: '' },
    failure,
    draft: draftOfAct(room.id, task),
  });
  const { register, control, handleSubmit, errors, isDirty } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'milestones' });
  const mayBeTeams = hasTeam(room) || fields.some(({ by }) => by === 'team');
  return (
    <FormFrame
      title={room.milestones.length > 0 ? 'Propose a change to the plan' : 'Propose a plan'}
      width={800}
      isDirty={isDirty}
      isBusy={isBusy}
      yes="Propose"
      onSubmit={handleSubmit((plan) =>
        onSubmit({ ...task, form: { ...plan, after: newest?.version ?? 0 } }),
      )}
      onCancel={onCancel}
    >
      {failure && failure.fields.length === 0 && <NotSent failure={failure} />}
      <DraftNotice {...form.kept} />
      <p>
        {room.studentName} is asked to agree. Until then{' '}
        {room.milestones.length > 0 ? 'the current plan applies.' : 'nothing is agreed.'}
      </p>
      {!newest && (
        <BeginWith
          room={room}
          onChoose={(milestones) => replace(milestones.map((one) => ({ number: null, ...one })))}
        />
      )}
      {mayBeTeams && (
        <p className="soft">
          A milestone that one student hands in for the whole team is shared. It stays the same in
          every student’s plan as long as its title is the same.
        </p>
      )}
      <ErrorSummary {...form} />
      <ol className="plan-fields plain-list">
        {fields.map((field, at) => (
          <MilestoneFields
            key={field.id}
            at={at}
            register={register}
            errors={errors.milestones?.[at]}
            hasTeam={mayBeTeams}
            onRemove={fields.length > 1 ? () => remove(at) : null}
          />
        ))}
      </ol>
      {fields.length < milestonesAtMost && (
        <Button size="sm" className="mb-4" onClick={() => append(blank)}>
          Add a milestone
        </Button>
      )}
      <PastEnd room={room} days={form.watch('milestones').map(({ dueOn }) => dueOn)} />
      <TextArea label="Add a note" optional rows={2} {...form.field('note')} />
    </FormFrame>
  );
}
