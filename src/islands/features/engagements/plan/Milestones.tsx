import { useState } from 'react';
import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import { isRunning } from '../../../../machines/lifecycle/engagement.ts';
import { isOpenRequest } from '../../../../machines/lifecycle/extension.ts';
import { isSettled, isToDo, milestoneAfter } from '../../../../machines/lifecycle/milestone.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { calendarDay, dayOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { isOfTheWork } from '../next-words.ts';
import {
  actsAsCompany,
  actsAsStudent,
  lookOf,
  plansThatCount,
  type RoomView,
  writtenInPlace,
} from '../room/room-view.ts';
import { DueDay } from './Days.tsx';
import { CurrentDelivery, EarlierDeliveries } from './Deliveries.tsx';
import { ExtensionInFull } from './ExtensionInFull.tsx';
import { PlanBridge } from './PlanBridge.tsx';
import { byTeam, mayObject, objectableUntil } from './team-words.ts';

/** The agreed plan: drawn as a bridge over its time, and in words below; nothing before it is agreed. */
export function Milestones(view: RoomView) {
  const { room, onBegin } = view;
  if (room.milestones.length === 0) return null;
  const current = currentOf(room);
  const evidence = view.isCase ? newestDelivered(room.milestones) : [];
  return (
    <section className="panel plan" aria-labelledby="plan">
      <div className="plan-head">
        <h2 className="mb-0" id="plan">
          Plan
        </h2>
        {actsAsCompany(view) && (
          <Button look="quiet" onClick={() => onBegin({ kind: 'propose plan' })}>
            {proposalWords(room)}
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
        {inOrder(room.milestones, isOfTheWork(view.side) ? current : null).map((milestone) => (
          <MilestoneItem
            key={milestone.number}
            {...view}
            milestone={milestone}
            place={room.milestones.indexOf(milestone) + 1}
            isCurrent={milestone.number === current}
            isEvidence={evidence.includes(milestone)}
          />
        ))}
      </ol>
    </section>
  );
}

/** Label of the company's button on an agreed plan. A plan that is done can be extended. */
function proposalWords(room: Room): string {
  if (plansThatCount(room).proposed) return 'Replace the proposal';
  return room.state === 'Evaluating' ? 'Propose more work' : 'Propose a change';
}

/** The milestone that the work is about now, by its number: the next step’s, else the first that is open. None once it is over. */
function currentOf({ state, milestoneNumber, milestones }: Room): number | null {
  if (!isRunning(state)) return null;
  const open = milestones.find(({ state }) => !isSettled(state));
  return milestoneNumber ?? open?.number ?? null;
}

/** Each is a call of its own when the page opens; the earlier ones open at a press. */
const openAtOnce = 2;

const newestDelivered = (milestones: readonly Milestone[]): readonly Milestone[] =>
  milestones
    .filter(({ delivery }) => delivery !== null)
    .toSorted((one, other) => other.delivery!.at.localeCompare(one.delivery!.at))
    .slice(0, openAtOnce);

/** Current milestones first, then later ones, then finished ones; in planned order for readers who take no part. */
function inOrder(milestones: readonly Milestone[], current: number | null): readonly Milestone[] {
  if (current === null) return milestones;
  const rank = ({ number, state }: Milestone) =>
    number === current ? 0 : isSettled(state) ? 2 : 1;
  return milestones.toSorted((one, other) => rank(one) - rank(other));
}

const InPlaceForm = lazy(() => import('../acts/InPlaceForm.tsx'));

interface ItemProps extends RoomView {
  milestone: Milestone;
  /** Its place in the plan, from 1. */
  place: number;
  /** It is what the work is about now. */
  isCurrent: boolean;
  /** It is read to decide the case. */
  isEvidence: boolean;
}

/** One milestone: what it asks for, what was handed in, and what can be done with it; a line where it is not its time. */
function MilestoneItem({ milestone, place, isCurrent, isEvidence, ...view }: ItemProps) {
  const { number, title, state, dueOn, firstDueOn, since } = milestone;
  const [wish, setWish] = useState<boolean | null>(null);
  const isOpen = writtenIn(view, number) !== null || (wish ?? (isCurrent || isEvidence));
  return (
    <li className={milestoneLook(state, isCurrent)}>
      <details
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => open !== isOpen && setWish(open)}
      >
        <summary id={`milestone-${number}`}>
          <span className="milestone-place note-face fs-13 tabular flex-none" aria-hidden="true">
            {place}
          </span>
          <h3>{title}</h3>
          <span className="note">
            {isSettled(state) ? (
              <time dateTime={since}>{dayOf(since)}</time>
            ) : (
              <DueDay day={dueOn} isOpen={isRunning(view.room.state)} />
            )}
            {!isSettled(state) && firstDueOn !== dueOn && `, moved from ${calendarDay(firstDueOn)}`}
          </span>
          <StatusTag status={state} />
        </summary>
        {isOpen && (
          <div className="milestone-body">
            <MilestoneInFull {...view} milestone={milestone} isCurrent={isCurrent} />
          </div>
        )}
      </details>
    </li>
  );
}

const writtenIn = (view: RoomView, number: number) =>
  writtenInPlace(view, (task) => 'number' in task && task.number === number);

function MilestoneInFull({
  milestone,
  isCurrent,
  ...view
}: Omit<ItemProps, 'place' | 'isEvidence'>) {
  const { number, deliverable, state, waivedBecause, delivery, versions } = milestone;
  const { extension, by } = milestone;
  const until = objectableUntil(milestone);
  const { room } = view;
  const writing = writtenIn(view, number);
  return (
    <>
      {by === 'team' && <p className="note soft">{byTeam(milestone)}</p>}
      <Markdown text={deliverable} />
      {waivedBecause && <p className="soft">Not needed any more: {waivedBecause}</p>}
      {extension && <ExtensionInFull {...view} milestone={milestone} extension={extension} />}
      {delivery && (
        <CurrentDelivery
          engagement={room.id}
          number={number}
          isReviewed={writing?.task.kind === 'review'}
          showsFile={isCurrent && state === 'Submitted'}
        />
      )}
      {until && <p className="note soft mt-2 mb-0">Team-mates can object until {until}.</p>}
      {versions > 1 && (
        <EarlierDeliveries engagement={room.id} number={number} versions={versions} />
      )}
      {writing ? <InPlaceForm {...writing} /> : <MilestoneActs {...view} milestone={milestone} />}
    </>
  );
}

function MilestoneActs({ milestone, ...view }: RoomView & Pick<ItemProps, 'milestone'>) {
  const { number, state, versions, title, extension } = milestone;
  const of = <span className="visually-hidden"> “{title}”</span>;
  const can = (move: Parameters<typeof milestoneAfter>[1], by: 'Student' | 'Company') =>
    milestoneAfter(state, move, by) !== null;
  if (actsAsStudent(view) && can('deliver', 'Student'))
    return (
      <div className="room-acts d-flex flex-wrap gap-2 mt-3">
        <Button onClick={() => view.onBegin({ kind: 'deliver', number })}>
          {versions === 0 ? 'Hand in' : 'Hand in a new version'}
          {of}
        </Button>
        {mayObject(milestone) && (
          <Button
            look="quiet"
            onClick={() => view.onBegin({ kind: 'object', number, version: versions })}
          >
            Object<span className="visually-hidden"> to “{title}”</span>
          </Button>
        )}
        {isToDo(state) && !(extension && isOpenRequest(extension.state)) && (
          <Button look="quiet" onClick={() => view.onBegin({ kind: 'ask for time', number })}>
            Ask for more time<span className="visually-hidden"> for “{title}”</span>
          </Button>
        )}
      </div>
    );
  if (!actsAsCompany(view)) return null;
  const review = (verdict: 'approve' | 'ask for changes') =>
    view.onBegin({ kind: 'review', number, version: versions, verdict });
  return (
    <div className="room-acts d-flex flex-wrap gap-2 mt-3">
      {can('approve', 'Company') && (
        <>
          <Button look={lookOf(view.room, 'review', number)} onClick={() => review('approve')}>
            Approve{of}
          </Button>
          <Button onClick={() => review('ask for changes')}>Ask for changes{of}</Button>
        </>
      )}
      {can('waive', 'Company') && (
        <Button look="quiet" onClick={() => view.onBegin({ kind: 'waive', number })}>
          No longer needed{of}
        </Button>
      )}
    </div>
  );
}

function milestoneLook(state: Milestone['state'], isCurrent: boolean): string {
  if (isSettled(state)) return 'milestone is-settled';
  return isCurrent ? 'milestone is-current' : 'milestone';
}
