import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ownPlans } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import {
  draftAgain,
  templateOf,
  withinWeeks,
} from '../../../../contract/engagements/plan-templates.ts';
import { milestonesAtMost } from '../../../../contract/engagements/plans.ts';
import { weeksInWords } from '../../../../contract/projects/drafted-plans.ts';
import { weeksOf } from '../../../../machines/lifecycle/conditions.ts';
import { PlanChoices } from '../../../features/projects/drafted-plan/PlanChoices.tsx';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { fieldId } from '../../../ui/form/fields.tsx';
import { DraftedFields } from './DraftedFields.tsx';
import { LockedField } from './LockedField.tsx';
import type { FieldsProps, Form } from './post-form.ts';

const blank = { title: '', afterWeeks: Number.NaN, deliverable: '' };

/** What a company has in mind before it knows with whom. Whoever wants no plan sees one line of it. */
export function PlanPanel({ form, isOpen }: FieldsProps) {
  const planned = form.getValues('draftedPlan') ?? [];
  if (isOpen('draftedPlan')) return <OpenPlan form={form} />;
  if (planned.length === 0) return null;
  return (
    <section className="panel">
      <h2>Plan</h2>
      <LockedField
        label="What students saw of the plan"
        value={planned
          .map(({ title, afterWeeks }) => `${title} (${weeksInWords(afterWeeks)})`)
          .join(', ')}
      />
    </section>
  );
}

function OpenPlan({ form }: { form: Form }) {
  const { register, control, formState } = form;
  const { fields, append, remove, replace, move } = useFieldArray({ control, name: 'draftedPlan' });
  const [isWanted, want] = useState(false);
  const addButton = 'add-milestone';
  const put = (from: number, to: number, button: string) => {
    move(from, to);
    focusSoon(button);
  };
  const leaveOut = (at: number) => {
    remove(at);
    focusSoon(at < fields.length - 1 ? fieldId(`draftedPlan.${at}.title`) : addButton);
  };
  return (
    <section className="panel post-plan">
      <h2>Plan</h2>
      <p className="soft">
        Optional. Students see before they apply what they would deliver and when. You agree on the
        days once somebody has the place.
      </p>
      {fields.length === 0 && isWanted && <Beginnings form={form} onChoose={replace} />}
      <ol className="plain-list">
        {fields.map(({ id }, at) => (
          <DraftedFields
            key={id}
            id={id}
            at={at}
            of={fields.length}
            register={register}
            errors={formState.errors.draftedPlan?.[at]}
            onPut={put}
            onLeaveOut={() => leaveOut(at)}
          />
        ))}
      </ol>
      {fields.length < milestonesAtMost && (
        <Button
          id={addButton}
          size="sm"
          onClick={() => (fields.length > 0 || isWanted ? append(blank) : want(true))}
        >
          {fields.length > 0 || isWanted ? 'Add a milestone' : 'Draft a plan'}
        </Button>
      )}
    </section>
  );
}

/** Read once somebody wants a plan. */
function Beginnings({
  form,
  onChoose,
}: {
  form: Form;
  onChoose: (milestones: ReturnType<typeof templateOf>) => void;
}) {
  const agreed = useRead(ownPlans).data?.rows ?? [];
  const [deliverables, startDate, endDate] = form
    .getValues(['deliverables', 'startDate', 'endDate'])
    .map((written) => String(written ?? '') || null) as [
    string | null,
    string | null,
    string | null,
  ];
  const begin = (drafted: ReturnType<typeof templateOf>) =>
    onChoose(withinWeeks(drafted, weeksOf({ startDate, endDate })));
  return (
    <PlanChoices
      agreed={agreed}
      onTemplate={(weeks) => begin(templateOf(weeks, deliverables))}
      onAgreed={(plan) => begin(draftAgain(plan))}
    />
  );
}
