import type { ReactNode } from 'react';
import {
  type TemplateWeeks,
  templateWeeks,
} from '../../../../contract/engagements/plan-templates.ts';
import type { AgreedPlan } from '../../../../contract/engagements/plans.ts';
import { Button } from '../../../ui/form/Button.tsx';
import './drafted-plan.scss';

interface Props {
  /** What was agreed with mates or in other projects. */
  agreed: readonly AgreedPlan[];
  onTemplate: (weeks: TemplateWeeks) => void;
  onAgreed: (plan: AgreedPlan) => void;
  /** What comes before both, and from when its days are counted. */
  first?: ReactNode;
  from?: ReactNode;
}

/** What a plan can begin with: a template, or what was agreed with a mate or in another project. */
export function PlanChoices({ agreed, onTemplate, onAgreed, first, from }: Props) {
  return (
    <fieldset className="plan-templates cluster mb-4">
      <legend className="form-label float-none w-auto m-0">Begin with a plan of</legend>
      {first}
      {templateWeeks.map((weeks) => (
        <Button key={weeks} size="sm" onClick={() => onTemplate(weeks)}>
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
