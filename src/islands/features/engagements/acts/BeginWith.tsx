import { useState } from 'react';
import { agreedPlans } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import {
  datedFrom,
  planAgain,
  planOfMate,
  templateOf,
} from '../../../../contract/engagements/plan-templates.ts';
import type { ProjectDetail } from '../../../../contract/projects/projects.ts';
import { weeksOf } from '../../../../machines/lifecycle/conditions.ts';
import { timeNow } from '../../../../session/clock.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { isoDayOf } from '../../../ui/status/dates.ts';
import { PlanChoices } from '../../projects/drafted-plan/PlanChoices.tsx';

interface Props {
  room: Pick<Room, 'id' | 'project'>;
  /** As students read it; null where it cannot be read. */
  project: Pick<ProjectDetail, 'startDate' | 'draftedPlan'> | null;
  onChoose: (milestones: ReturnType<typeof datedFrom>) => void;
}

const today = () => isoDayOf(timeNow());

/** The day on which work begins: as the project says, and not before today. */
export function kickOffOf(project: Pick<ProjectDetail, 'startDate'> | null | undefined): string {
  const start = project?.startDate ?? '';
  return start > today() ? start : today();
}

/**
 * Beginnings of a first plan, counted from the kick-off. The project's drafted plan comes first. A team-mate's plan
 * keeps its days.
 */
export function BeginWith({ room, project, onChoose }: Props) {
  const { deliverables, endDate } = room.project;
  const agreed = useRead(agreedPlans(room.id)).data?.rows ?? [];
  const [chosen, choose] = useState('');
  const kickOff = chosen || kickOffOf(project);
  const drafted = project?.draftedPlan ?? [];
  return (
    <PlanChoices
      weeks={weeksOf(room.project)}
      agreed={agreed}
      onTemplate={(weeks) => onChoose(datedFrom(templateOf(weeks, deliverables), kickOff, endDate))}
      onAgreed={(plan) =>
        onChoose(plan.mate === null ? planAgain(plan, kickOff, endDate) : planOfMate(plan))
      }
      first={
        drafted.length > 0 && (
          <Button size="sm" onClick={() => onChoose(datedFrom(drafted, kickOff, endDate))}>
            the project ({drafted.length})
          </Button>
        )
      }
      from={
        <label className="kick-off">
          with the kick-off on
          <input
            type="date"
            className="form-control form-control-sm"
            value={kickOff}
            onChange={({ target }) => choose(target.value)}
          />
        </label>
      }
    />
  );
}
