import { newestDelivery } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import { milestoneAfter } from '../../../../machines/lifecycle/engagement-moves.ts';
import { isOpenRequest } from '../../../../machines/lifecycle/extension.ts';
import { isSettled, isToDo } from '../../../../machines/lifecycle/milestone.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { calendarDay } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { actsAsCompany, actsAsStudent, type RoomView } from '../room/room-view.ts';
import { DeliveryInFull } from './DeliveryInFull.tsx';
import { DueDay } from './DueDay.tsx';
import { EarlierDeliveries } from './EarlierDeliveries.tsx';
import { ExtensionInFull } from './ExtensionInFull.tsx';
import { byTeam, mayObject, objectableUntil } from './team-words.ts';

/** One milestone: what it asks for, what was handed in, and what can be done with it. */
export function MilestoneItem({ milestone, ...view }: RoomView & { milestone: Milestone }) {
  const { number, title, deliverable, state, waivedBecause, delivery, versions } = milestone;
  const { dueOn, firstDueOn, extension, by } = milestone;
  const until = objectableUntil(milestone);
  return (
    <li className={lookOf(milestone, view.room.milestoneNumber)}>
      <div className="d-flex gap-4 align-items-baseline justify-content-between">
        <h3 id={`milestone-${number}`} tabIndex={-1}>
          {title}
        </h3>
        <StatusTag status={state} />
      </div>
      <p className="note">
        <DueDay day={dueOn} isOpen={!isSettled(state)} />
        {firstDueOn !== dueOn && `, moved from ${calendarDay(firstDueOn)}`}
      </p>
      {by === 'team' && <p className="note soft">{byTeam(milestone)}</p>}
      <Markdown text={deliverable} />
      {waivedBecause && <p className="soft">Not needed any more: {waivedBecause}</p>}
      {extension && <ExtensionInFull {...view} milestone={milestone} extension={extension} />}
      {delivery && <CountingDelivery engagement={view.room.id} number={number} />}
      {until && <p className="note soft mt-2 mb-0">Team-mates can object until {until}.</p>}
      {versions > 1 && (
        <EarlierDeliveries engagement={view.room.id} number={number} versions={versions} />
      )}
      <MilestoneActs {...view} milestone={milestone} />
    </li>
  );
}

function MilestoneActs({ milestone, ...view }: RoomView & { milestone: Milestone }) {
  const { number, state, versions, title, extension } = milestone;
  const of = <span className="visually-hidden"> “{title}”</span>;
  const can = (move: Parameters<typeof milestoneAfter>[1], by: 'Student' | 'Company') =>
    milestoneAfter(state, move, by) !== null;
  if (actsAsStudent(view) && can('deliver', 'Student'))
    return (
      <div className="room-acts">
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => view.onBegin({ kind: 'deliver', number })}
        >
          {versions === 0 ? 'Hand in' : 'Hand in a new version'}
          {of}
        </button>
        {mayObject(milestone) && (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => view.onBegin({ kind: 'object', number, version: versions })}
          >
            Object<span className="visually-hidden"> to “{title}”</span>
          </button>
        )}
        {isToDo(state) && !(extension && isOpenRequest(extension.state)) && (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => view.onBegin({ kind: 'ask for time', number })}
          >
            Ask for more time<span className="visually-hidden"> for “{title}”</span>
          </button>
        )}
      </div>
    );
  if (!actsAsCompany(view)) return null;
  const review = (verdict: 'approve' | 'ask for changes') =>
    view.onBegin({ kind: 'review', number, version: versions, verdict });
  return (
    <div className="room-acts">
      {can('approve', 'Company') && (
        <>
          <button type="button" className="btn btn-primary" onClick={() => review('approve')}>
            Approve{of}
          </button>
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => review('ask for changes')}
          >
            Ask for changes{of}
          </button>
        </>
      )}
      {can('waive', 'Company') && (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => view.onBegin({ kind: 'waive', number })}
        >
          Waive{of}
        </button>
      )}
    </div>
  );
}

/** On a phone the list is the bridge: how far it is built, and where one stands. */
function lookOf({ state, number }: Milestone, next: number | null): string {
  if (isSettled(state)) return 'milestone is-settled';
  return number === next ? 'milestone is-next' : 'milestone';
}

/** The version of a milestone that counts. */
function CountingDelivery({ engagement, number }: { engagement: number; number: number }) {
  return (
    <Reading
      of={useRead(newestDelivery(engagement, number))}
      loading={<p role="status">Loading what was handed in…</p>}
      failed="What was handed in could not be loaded."
    >
      {({ rows }) =>
        rows.map((delivery) => (
          <DeliveryInFull
            key={delivery.version}
            engagement={engagement}
            delivery={delivery}
            counts
          />
        ))
      }
    </Reading>
  );
}
