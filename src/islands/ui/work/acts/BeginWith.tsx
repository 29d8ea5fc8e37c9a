import {
  planAgain,
  planOfMate,
  type TemplateWeeks,
  templateFrom,
  templateWeeks,
} from '../../../../contract/plan-templates.ts';
import type { AgreedPlan } from '../../../../contract/plans.ts';
import { agreedPlans } from '../../../../machines/engagements/engagements.ts';
import { useRead } from '../../reading/useRead.ts';

interface Props {
  engagement: number;
  onChoose: (milestones: ReturnType<typeof templateFrom>) => void;
}

const today = () => new Date().toLocaleDateString('sv');

/** What a first plan can begin with: a template, or what was agreed with a mate or in another project. */
export function BeginWith({ engagement, onChoose }: Props) {
  const agreed = useRead(agreedPlans(engagement)).data ?? [];
  const fromTemplate = (weeks: TemplateWeeks) => onChoose(templateFrom(weeks, today()));
  const again = (plan: AgreedPlan | undefined) =>
    plan && onChoose(plan.mate === null ? planAgain(plan, today()) : planOfMate(plan));
  return (
    <fieldset className="plan-templates">
      <legend className="form-label">Begin with a plan of</legend>
      {templateWeeks.map((weeks) => (
        <button
          key={weeks}
          type="button"
          className="btn btn-outline-primary btn-sm"
          onClick={() => fromTemplate(weeks)}
        >
          {weeks} weeks
        </button>
      ))}
      {agreed.length > 0 && (
        <select
          className="form-select"
          aria-label="Or with an earlier plan"
          value=""
          onChange={({ target }) =>
            again(agreed.find(({ engagementId }) => String(engagementId) === target.value))
          }
        >
          <option value="">or one agreed before…</option>
          {agreed.map(({ engagementId, projectTitle, mate, milestones }) => (
            <option key={engagementId} value={engagementId}>
              {mate === null ? projectTitle : `As with ${mate} here`} ({milestones.length})
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}
