import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import { isRunning } from '../../../../machines/lifecycle/engagement.ts';
import { isSettled } from '../../../../machines/lifecycle/milestone.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { actsAsCompany, plansThatCount, type RoomView } from '../room/room-view.ts';
import { MilestoneItem } from './MilestoneItem.tsx';
import { PlanBridge } from './PlanBridge.tsx';

/** The agreed plan: drawn as a bridge over its time, and in words below; nothing before it is agreed. */
export function Milestones(view: RoomView) {
  const { room, onBegin } = view;
  if (room.milestones.length === 0) return null;
  const current = currentOf(room);
  return (
    <section className="panel plan" aria-labelledby="plan">
      <div className="plan-head">
        <h2 className="mb-0" id="plan">
          Plan
        </h2>
        {actsAsCompany(view) && (
          <Button look="quiet" onClick={() => onBegin({ kind: 'propose plan' })}>
            {plansThatCount(room).proposed ? 'Replace the proposal' : 'Propose a change'}
          </Button>
        )}
      </div>
      <PlanBridge
        milestones={room.milestones}
        begin={room.openedAt}
        current={current}
        isOver={!isRunning(room.state)}
      />
      <ol className="plain-list">
        {inOrder(room.milestones, current).map((milestone) => (
          <MilestoneItem
            key={milestone.number}
            {...view}
            milestone={milestone}
            place={room.milestones.indexOf(milestone) + 1}
            isCurrent={milestone.number === current}
          />
        ))}
      </ol>
    </section>
  );
}

/** The milestone that the work is about now, by its number: the next step’s, else the first that is open. None once it is over. */
function currentOf({ state, milestoneNumber, milestones }: Room): number | null {
  if (!isRunning(state)) return null;
  const open = milestones.find(({ state }) => !isSettled(state));
  return milestoneNumber ?? open?.number ?? null;
}

/** First what the work is about, then what comes later, then what is finished; as planned where it is about none. */
function inOrder(milestones: readonly Milestone[], current: number | null): readonly Milestone[] {
  if (current === null) return milestones;
  const rank = ({ number, state }: Milestone) =>
    number === current ? 0 : isSettled(state) ? 2 : 1;
  return milestones.toSorted((one, other) => rank(one) - rank(other));
}
