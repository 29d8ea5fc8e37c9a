import { actsAsCompany, type RoomView } from '../room/room-view.ts';
import { MilestoneItem } from './MilestoneItem.tsx';
import { PlanBridge } from './PlanBridge.tsx';

/** The agreed plan: drawn as a bridge over its time, and in words below; nothing before it is agreed. */
export function Milestones(view: RoomView) {
  const { room, onBegin } = view;
  if (room.milestones.length === 0) return null;
  const isProposed = room.plans[0]?.state === 'Proposed';
  return (
    <section className="panel plan" aria-labelledby="plan">
      <div className="plan-head">
        <h2 id="plan">Plan</h2>
        {actsAsCompany(view) && (
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => onBegin({ kind: 'propose plan' })}
          >
            {isProposed ? 'Replace the proposal' : 'Propose a change'}
          </button>
        )}
      </div>
      <PlanBridge milestones={room.milestones} begin={room.openedAt} />
      <ol className="plain-list">
        {room.milestones.map((milestone) => (
          <MilestoneItem key={milestone.number} {...view} milestone={milestone} />
        ))}
      </ol>
    </section>
  );
}
