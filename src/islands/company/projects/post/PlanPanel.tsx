import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ownPlans } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import {
  draftAgain,
  templateFor,
  withinWeeks,
} from '../../../../contract/engagements/plan-templates.ts';
import { milestonesAtMost } from '../../../../contract/engagements/plans.ts';
import {
  type DraftedMilestone,
  weeksInWords,
} from '../../../../contract/projects/drafted-plans.ts';
import { weeksOf } from '../../../../machines/lifecycle/conditions.ts';
import { PlanChoices } from '../../../features/projects/drafted-plan/PlanChoices.tsx';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { fieldId } from '../../../ui/form/fields.tsx';
import { DraftedFields } from './DraftedFields.tsx';
import { LockedField } from './LockedField.tsx';
import type { FieldsProps, Form } from './post-form.ts';

const blank = { title: '', afterWeeks: Number.NaN, deliverable: '' };

/** A plan drafted before there is a student. Companies that want none see one line. */
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
  const { register, control, formState, getValues } = form;
  const { fields, append, remove, replace, move } = useFieldArray({ control, name: 'draftedPlan' });
  const [isWanted, want] = useState(false);
  const [startDate, endDate] = form.watch(['startDate', 'endDate']).map(dayWritten);
  const weeks = weeksOf({ startDate: startDate!, endDate: endDate! });
  /** First plan and its weeks. It follows the dates until somebody changes the weeks. */
  const begun = useRef<{ from: Beginning; weeks: string } | null>(null);
  const begin = (from: Beginning, lasts: number | null) => {
    const within = from(lasts);
    begun.current = { from, weeks: weeksIn(within) };
    replace(within);
  };
  const follow = useEffectEvent((lasts: number | null) => {
    const known = begun.current;
    if (known && known.weeks === weeksIn(getValues('draftedPlan') ?? [])) begin(known.from, lasts);
  });
  useEffect(() => follow(weeks), [weeks]);
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
      {fields.length === 0 && isWanted && (
        <Beginnings
          weeks={weeks}
          deliverables={`${getValues('deliverables') ?? ''}` || null}
          onChoose={(beginning) => begin(beginning, weeks)}
        />
      )}
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

/** Makes the first milestones for work of this many weeks. */
type Beginning = (weeks: number | null) => DraftedMilestone[];

const dayWritten = (written: unknown): string | null => `${written ?? ''}` || null;

const weeksIn = (drafted: readonly { readonly afterWeeks: number }[]): string =>
  drafted.map(({ afterWeeks }) => afterWeeks).join();

interface BeginningsProps {
  /** Weeks of work; null while its dates are not stated. */
  weeks: number | null;
  deliverables: string | null;
  onChoose: (beginning: Beginning) => void;
}

/** Read once somebody wants a plan. */
function Beginnings({ weeks, deliverables, onChoose }: BeginningsProps) {
  const agreed = useRead(ownPlans).data?.rows ?? [];
  return (
    <PlanChoices
      weeks={weeks}
      agreed={agreed}
      onTemplate={(template) => onChoose((lasts) => templateFor(template, lasts, deliverables))}
      onAgreed={(plan) => onChoose((lasts) => withinWeeks(draftAgain(plan), lasts))}
    />
  );
}
