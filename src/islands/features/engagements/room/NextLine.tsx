import { asksForHelp } from '../../../../contract/engagements/check-ins.ts';
import { isCallForHelp, isDelivery } from '../../../../contract/engagements/engagements.ts';
import { goTo } from '../../../ui/dialog/focus.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { isAskedForCheckIn } from '../check-ins/check-in-words.ts';
import { isTurnOf, nextAct, nextInWords } from '../next-words.ts';
import { WaitedFor } from '../plan/Days.tsx';
import {
  actsAsCompany,
  actsAsStudent,
  type Judging,
  mayJudge,
  type RoomView,
  writtenInPlace,
} from './room-view.ts';

/** Next step, whose turn it is, and its button. */
export function NextLine(view: RoomView) {
  const { room, side } = view;
  const { state, next, standing } = room;
  const isMine = isTurnOf(room, side);
  const isToShow = state === 'Completed' && side === 'student';
  const begin = view.isSettling ? null : firstStep(view);
  const mayCheckIn = actsAsStudent(view) && isAskedForCheckIn(room) && room.week.checkIn === null;
  return (
    <section
      className={isMine ? 'panel ticked next-line is-mine' : 'panel next-line'}
      aria-labelledby="whose-turn"
    >
      <div>
        <h2 className="mt-0 mb-6px text-heading fs-18" id="whose-turn" tabIndex={-1}>
          {nextInWords(room, side)}
        </h2>
        <p className="note soft cluster row-gap-1 column-gap-4 m-0">
          <StatusTag status={state} />
          {standing && standing !== 'On track' && <StatusTag status={standing} />}
          <span>
            {next === 'decide objection' && 'Objection waiting '}
            <WaitedFor of={room} />
          </span>
        </p>
        {view.besides.length > 0 && <Besides {...view} />}
        {isToShow && (
          <p className="m-0">
            <span>
              It is on <ScreenLink to="/student/profile">your profile</ScreenLink>
              {room.isProven ? ', and proven below.' : '. Next, choose what to show of it.'}
            </span>
          </p>
        )}
      </div>
      <div className="next-acts">
        {begin && (
          <Button
            look={isDoneBelow(begin, view) ? 'outline' : 'primary'}
            onClick={() => take(begin, view)}
          >
            <InShort act={nextAct(room)} />
          </Button>
        )}
        {isToShow && (
          <Button onClick={() => goTo('proof')}>
            {room.isProven ? 'See the proof' : 'Choose what to show'}
          </Button>
        )}
        {mayCheckIn && (
          <Button look="quiet" onClick={() => goTo('check-ins')}>
            Check in for this week
          </Button>
        )}
      </div>
    </section>
  );
}

/** The act is said in full beside the button: on it only its verb is seen. */
function InShort({ act }: { act: string }) {
  const [verb = act] = /^(?:Hand in|\S+)/.exec(act) ?? [];
  return (
    <>
      {verb}
      <span className="visually-hidden">{act.slice(verb.length)}</span>
    </>
  );
}

/** Other things that wait for the reader, each with a link to its place below. */
const Besides = ({ besides }: RoomView) => (
  <ul className="besides plain-list mt-2" aria-label="Also waiting for you">
    {besides.map((one) => (
      <li key={`${one.next} ${one.milestoneNumber}`}>
        <Button look="quiet" onClick={() => goTo(placeOf(one))}>
          {nextAct(one)}
        </Button>
        <span className="note soft">
          <WaitedFor of={one} />
        </span>
      </li>
    ))}
  </ul>
);

/** Part of the room where the next step is done. */
function placeOf({ next, milestoneNumber }: RoomView['room']): string {
  if (next && isCallForHelp(next)) return 'check-ins';
  if (milestoneNumber === null) return next === 'answer plan' ? 'proposed-plan' : 'asked-change';
  const isAboutTime = next === 'answer extension' || next === 'answer another day';
  return `${isAboutTime ? 'extension' : 'milestone'}-${milestoneNumber}`;
}

/** If the act has a button or form below, that one is filled, because a screen has only one filled button. */
const isDoneBelow = (first: First, view: RoomView): boolean =>
  'to' in first || writtenInPlace(view) !== null;

type First = { task: Parameters<RoomView['onBegin']>[0] } | { judging: Judging } | { to: string };

function take(first: First, { onBegin, onJudge }: RoomView): void {
  if ('task' in first) onBegin(first.task);
  else if ('judging' in first) onJudge(first.judging);
  else goTo(first.to);
}

/** First step of the reader whose turn it is: an act, or reading what needs an answer. */
function firstStep(view: RoomView): First | null {
  const { room } = view;
  const about = room.milestones.find(({ number }) => number === room.milestoneNumber);
  if (actsAsStudent(view)) {
    if (room.next === 'answer plan') return { to: 'proposed-plan' };
    if (about && room.next === 'answer another day') return { to: `extension-${about.number}` };
    if (about && room.next && isDelivery(room.next))
      return { task: { kind: 'deliver', number: about.number } };
  }
  if (actsAsCompany(view)) {
    if (room.next && isCallForHelp(room.next)) return answerTo(room);
    if (room.next === 'propose plan' || room.next === 'propose again')
      return { task: { kind: 'propose plan' } };
    if (about && room.next === 'answer extension') return { to: `extension-${about.number}` };
    if (about && room.next === 'review') return { to: `milestone-${about.number}` };
  }
  if (!mayJudge(view) || !isTurnOf(room, view.side)) return null;
  if (room.next === 'evaluate midway') return { judging: { of: 'midpoint' } };
  if (room.next === 'evaluate') return { judging: { of: 'final' } };
  if (room.next === 'allow showing') return { to: 'proof' };
  return view.isCase ? { to: 'decision' } : null;
}

/** This week's check-in is answered at once; an older one in its place. */
function answerTo({ week: { begins, checkIn } }: RoomView['room']): First {
  if (checkIn === null || !asksForHelp(checkIn.state)) return { to: 'check-ins' };
  return { task: { kind: 'answer check-in', week: begins, version: checkIn.at } };
}
