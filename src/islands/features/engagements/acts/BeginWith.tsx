import { useState } from 'react';
import { agreedPlans } from '../../../../api/read/engagements.ts';
import { projectInFull } from '../../../../api/read/projects.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import {
  datedFrom,
  planAgain,
  planOfMate,
  templateOf,
} from '../../../../contract/engagements/plan-templates.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { PlanChoices } from '../../projects/drafted-plan/PlanChoices.tsx';

interface Props {
  room: Pick<Room, 'id' | 'projectId' | 'project'>;
  onChoose: (milestones: ReturnType<typeof datedFrom>) => void;
}

const today = () => new Date().toLocaleDateString('sv');

/** What a first plan can begin with, each counted from the kick-off: what was drafted for the project comes first. A mate’s plan keeps its days. */
export function BeginWith({ room, onChoose }: Props) {
  const { deliverables, endDate } = room.project;
  const agreed = useRead(agreedPlans(room.id)).data?.rows ?? [];
  const project = useRead(projectInFull(room.projectId)).data;
  const [chosen, choose] = useState('');
  const start = project?.startDate ?? '';
  const kickOff = chosen || (start > today() ? start : today());
  const drafted = project?.draftedPlan ?? [];
  return (
    <PlanChoices
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
