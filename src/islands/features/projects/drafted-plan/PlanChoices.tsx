import type { ReactNode } from 'react';
import {
  type TemplateWeeks,
  templatesWithin,
} from '../../../../contract/engagements/plan-templates.ts';
import type { AgreedPlan } from '../../../../contract/engagements/plans.ts';
import { Button } from '../../../ui/form/Button.tsx';
import './drafted-plan.scss';

interface Props {
  /** Weeks of work; null if unknown. */
  weeks: number | null;
  /** Plans agreed with team-mates or in other projects. */
  agreed: readonly AgreedPlan[];
  onTemplate: (weeks: TemplateWeeks) => void;
  onAgreed: (plan: AgreedPlan) => void;
  /** Shown before both; `from` asks for the day to count from. */
  first?: ReactNode;
  from?: ReactNode;
}

/** Templates and how many weeks each fills: of those that are cut to the length of the work only the shortest. */
function byLength(
  templates: readonly TemplateWeeks[],
  lasts: number | null,
): [TemplateWeeks, number][] {
  const fills = templates.map((weeks): [TemplateWeeks, number] => [
    weeks,
    Math.min(weeks, lasts ?? weeks),
  ]);
  return fills.filter(([, weeks], at) => fills.findIndex(([, other]) => other === weeks) === at);
}

/** Beginnings of a plan: a template, or a plan agreed with a team-mate or in another project. */
export function PlanChoices({ weeks: lasts, agreed, onTemplate, onAgreed, first, from }: Props) {
  return (
    <fieldset className="plan-templates cluster mb-4">
      <legend className="form-label float-none w-auto m-0">Begin with a plan of</legend>
      {first}
      {byLength(templatesWithin(lasts), lasts).map(([template, weeks]) => (
        <Button key={template} size="sm" onClick={() => onTemplate(template)}>
          {weeks} weeks
        </Button>
      ))}
      {agreed.length > 0 && (
        <select
          className="form-select w-auto"
          aria-label="Or with an earlier plan"
          value=""
          onChange={({ target }) => {
            const plan = agreed.find(({ engagementId }) => String(engagementId) === target.value);
            if (plan) onAgreed(plan);
          }}
        >
          <option value="">or an earlier plan…</option>
          {agreed.map(({ engagementId, projectTitle, mate, milestones }) => (
            <option key={engagementId} value={engagementId}>
              {mate === null ? projectTitle : `The same as ${mate}’s`} ({milestones.length})
            </option>
          ))}
        </select>
      )}
      {from}
    </fieldset>
  );
}
