import { type FieldErrors, type UseFormRegister, useFieldArray } from 'react-hook-form';
import * as v from 'valibot';
import { projectInFull } from '../../../../api/read/projects.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { datedFrom } from '../../../../contract/engagements/plan-templates.ts';
import {
  type GivenMilestones,
  milestonesAtMost,
  planForm,
  proposePlan,
} from '../../../../contract/engagements/plans.ts';
import type { ProjectDetail } from '../../../../contract/projects/projects.ts';
import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';
import { FormFrame } from '../../../ui/dialog/FormFrame.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { BeforeSending } from '../../../ui/form/FormTrouble.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PastEnd } from '../plan/Days.tsx';
import { AskedChange } from '../plan/Plans.tsx';
import { type ActProps, draftOfAct, hasTeam } from '../room/room-view.ts';
import { BeginWith, kickOffOf } from './BeginWith.tsx';
import { planToChange } from './plan-to-change.ts';

type Propose = Extract<RoomTask, { kind: 'propose plan' }>;
type Given = GivenMilestones[number];

const typed = v.object({
  milestones: planForm.entries.milestones,
  note: planForm.entries.note,
});
type PlanTyped = { milestones: Given[]; note: string };

const blank: Given = { number: null, title: '', deliverable: '', by: 'each', dueOn: '' };

/** Proposing a plan: from the one before, or from what students read of the project before they applied. */
export function PlanDialog(props: ActProps<Propose>) {
  const { room } = props;
  const isFirst = room.plans.length === 0;
  const project = useRead(isFirst ? projectInFull(room.projectId) : null);
  if (!isFirst) return <Written {...props} beginsWith={planToChange(room)} project={null} />;
  if (project.isPending) return null;
  const { draftedPlan = [] } = project.data ?? {};
  const drafted = datedFrom(draftedPlan, kickOffOf(project.data), room.project.endDate);
  const beginsWith = drafted.map((one) => ({ number: null, ...one }));
  return <Written {...props} beginsWith={beginsWith} project={project.data ?? null} />;
}

interface WrittenProps extends ActProps<Propose> {
  beginsWith: readonly Given[];
  /** As students read it; null where a plan is changed, or it cannot be read. */
  project: ProjectDetail | null;
}

function Written(props: WrittenProps) {
  const { task, room, failure, isBusy, onSubmit, onCancel, beginsWith, project } = props;
  const [newest] = room.plans;
  const form = useForm(typed as v.GenericSchema<PlanTyped, v.InferOutput<typeof typed>>, {
    defaultValues: { milestones: beginsWith.length > 0 ? [...beginsWith] : [blank], note: '' },
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
        onSubmit(proposePlan, {
          params: { id: room.id },
          body: { ...plan, after: newest?.version ?? 0 },
        }),
      )}
      onCancel={onCancel}
    >
      <BeforeSending {...form}>
        <p>
          {room.studentName} is asked to agree. Until then{' '}
          {room.milestones.length > 0 ? 'the current plan applies.' : 'nothing is agreed.'}
        </p>
        {newest?.state === 'Change asked for' && (
          <AskedChange plan={newest} by={room.studentName} />
        )}
        {!newest && (
          <BeginWith
            room={room}
            project={project}
            onChoose={(milestones) => replace(milestones.map((one) => ({ number: null, ...one })))}
          />
        )}
        {mayBeTeams && (
          <p className="soft">
            A milestone that one student hands in for the whole team is shared. It stays the same in
            every student’s plan as long as its title is the same.
          </p>
        )}
      </BeforeSending>
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

interface FieldProps {
  /** Its place in the plan, from 0. */
  at: number;
  register: UseFormRegister<{ milestones: GivenMilestones; note: string }>;
  errors: FieldErrors<GivenMilestones[number]> | undefined;
  /** True if the milestone can be the team's. */
  hasTeam: boolean;
  /** Null where it is the only one. */
  onRemove: (() => void) | null;
}

function MilestoneFields({ at, register, errors, hasTeam, onRemove }: FieldProps) {
  return (
    <li>
      <fieldset>
        <legend className="visually-hidden">Milestone {at + 1}</legend>
        <div className="plan-field-pair">
          <TextField
            label={`Milestone ${at + 1}`}
            field={register(`milestones.${at}.title`)}
            error={errors?.title?.message ?? errors?.number?.message}
          />
          <TextField
            type="date"
            label="Due"
            field={register(`milestones.${at}.dueOn`)}
            error={errors?.dueOn?.message}
          />
        </div>
        <TextArea
          label="What is to be delivered"
          rows={2}
          field={register(`milestones.${at}.deliverable`)}
          error={errors?.deliverable?.message}
        />
        {hasTeam && (
          <SelectField
            label="Who hands it in"
            options={[
              { value: 'each', label: 'each student' },
              { value: 'team', label: 'one student, for the whole team' },
            ]}
            field={register(`milestones.${at}.by`)}
            error={errors?.by?.message}
          />
        )}
        {onRemove && (
          <Button look="quiet" size="sm" onClick={onRemove}>
            Remove<span className="visually-hidden"> milestone {at + 1}</span>
          </Button>
        )}
      </fieldset>
    </li>
  );
}
