import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { calls } from '../../../../api/act/act.ts';
import { refreshOnRefusal } from '../../../../api/act/refusal.ts';
import { roomOf } from '../../../../api/read/engagements.ts';
import { refresh } from '../../../../api/read/read.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import { type RoomTaskKind, roomActsMachine } from '../../../../machines/engagements/room-acts.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import { linkFor } from '../../../../words/conversations/news.ts';
import { showSoon } from '../../../ui/dialog/focus.ts';
import { Empty } from '../../../ui/list/Empty.tsx';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Screen } from '../../../ui/navigation/Screen.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { useRefreshUntold } from '../../../ui/reading/live-connection.ts';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { isolated } from '../../../ui/status/isolated.ts';
import { announce } from '../../../ui/status/toasts.ts';
import { useRole } from '../../accounts/useRole.ts';
import { CheckIns } from '../check-ins/CheckIns.tsx';
import { asReadBy, isTurnOf, type Side, waitsFor } from '../next-words.ts';
import { type OfficeAct, taskOf } from '../office-acts.ts';
import { Milestones } from '../plan/Milestones.tsx';
import { EarlierPlans, Plans } from '../plan/Plans.tsx';
import { workAddress } from '../work-address.ts';
import { Frame, OfficeActs, People } from './ContextPanels.tsx';
import { History } from './History.tsx';
import { NextLine } from './NextLine.tsx';
import {
  actsAsOffice,
  draftOfAct,
  isInPlace,
  type Judging,
  type RoomPart,
  type RoomView,
} from './room-view.ts';

const ActDialog = lazy(() => import('../acts/ActDialog.tsx'));

interface Props {
  id: number;
  /** The area's screen of work. */
  screen: string;
  side: Side;
  mayFollow: boolean;
  historyPage: number;
  /** Act to begin as soon as it opens. */
  begins: OfficeAct | null;
  /** Shown above the plan once the work is done, below it before. */
  evaluations: RoomPart | null;
  /** An admin decides the outcome here, beside the evidence. */
  decision: RoomPart | null;
}

/** The room of one engagement. */
export function RoomScreen(props: Props) {
  const { id, screen, side } = props;
  const room = useRead(roomOf(id));
  const role = useRole();
  return (
    <Screen
      title={room.data?.projectTitle ?? 'Work'}
      lead={
        <>
          {room.data && isolated(leadOf(room.data, side))}{' '}
          <ScreenLink to={workAddress(screen)}>All work</ScreenLink>
          {room.data?.takesPart && (
            <>
              {' · '}
              <ScreenLink to={linkFor(role, id)}>Conversation</ScreenLink>
            </>
          )}
        </>
      }
    >
      <Reading of={room} what="the work" absent={<NoSuchRoom screen={screen} />}>
        {(known) => <RoomInFull {...props} room={known} />}
      </Reading>
    </Screen>
  );
}

/** Everything about one engagement, whose turn it is in the first line. */
function RoomInFull({ room, ...props }: Props & { room: Room }) {
  const { screen, side, mayFollow, historyPage, begins } = props;
  const { evaluations: Evaluations, decision: Decision } = props;
  const [snapshot, send, actor] = useMachine(roomActsMachine);
  const refreshUntold = useRefreshUntold();
  useEmitted(actor, {
    done: ({ task }) => {
      forgetDraft(draftOfAct(room.id, task));
      // Lists and applications elsewhere show it too.
      refreshUntold();
    },
    late: () => refresh(),
    told: ({ task }) => {
      announce(doneWords[task.kind]);
      showSoon('whose-turn');
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever of the room is new may be what the act changed
  useEffect(() => send({ type: 'shown' }), [room, send]);
  const { task, failure } = snapshot.context;
  const [judging, judge] = useState<Judging | null>(null);
  useEffect(() => {
    if (failure) refreshOnRefusal(failure);
  }, [failure]);
  const view: RoomView = {
    room: asReadBy(room, side),
    besides: waitsFor(room, side).slice(1),
    side,
    mayFollow,
    isCase: side === 'office' && mayFollow && isTurnOf(room, side),
    isSettling: snapshot.hasTag('settling'),
    onBegin: (task) => send({ type: 'begin', task }),
    writing:
      snapshot.hasTag('form') && task
        ? {
            task,
            room,
            failure,
            isBusy: snapshot.hasTag('busy'),
            onSubmit: (endpoint, input) =>
              send({ type: 'submit', written: () => calls(endpoint)(input) }),
            onCancel: () => send({ type: 'cancel' }),
          }
        : null,
    judging,
    onJudge: judge,
  };
  const isUnderWay = room.state === 'Planning' || room.state === 'Working';
  const evaluations = Evaluations && room.state !== 'Planning' && <Evaluations {...view} />;
  const isOffice = actsAsOffice(view);
  // Once, and where it may be done at all.
  const beginAtOnce = useEffectEvent(() => {
    const task = begins && isOffice && taskOf(begins, room);
    if (task) send({ type: 'begin', task });
  });
  useEffect(() => void beginAtOnce(), []);
  const { writing, isCase } = view;
  return (
    <>
      <div className={isCase ? 'room is-case' : 'room'}>
        <div className="stack gap-6 min-w-0">
          <NextLine {...view} />
          {!isUnderWay && evaluations}
          {isCase && <CheckIns {...view} />}
          <Plans {...view} />
          <Milestones {...view} />
          {isUnderWay && evaluations}
          <EarlierPlans room={room} />
        </div>
        {isCase && Decision && (
          <div className="room-decision">
            <Decision {...view} />
          </div>
        )}
        <div className="room-context min-w-0">
          {isOffice && <OfficeActs {...view} />}
          {!isCase && <CheckIns {...view} />}
          <Frame room={room} side={side} />
          <People room={room} side={side} />
          <History
            id={room.id}
            page={historyPage}
            addressOf={(page) => workAddress(screen, { engagement: room.id, page })}
          />
        </div>
      </div>
      {writing && !isInPlace(writing.task) && <ActDialog {...writing} task={writing.task} />}
    </>
  );
}

const doneWords: Record<RoomTaskKind, string> = {
  'propose plan': 'Plan proposed.',
  'answer plan': 'Your answer is sent.',
  deliver: 'Handed in.',
  review: 'Review sent.',
  object: 'Your objection is sent.',
  waive: 'Milestone waived.',
  'answer check-in': 'Answer sent.',
  'ask for time': 'You have asked for more time.',
  'grant extension': 'More time granted.',
  'refuse extension': 'Your answer is sent.',
  'offer another day': 'You have offered another day.',
  'accept another day': 'You have accepted the new day.',
  'withdraw extension': 'The day stays as it was.',
  'give time': 'You have given more time.',
  write: 'Your letter is on its way.',
  end: 'The work has ended.',
};

const leadOf = (
  { companyName, studentName }: { companyName: string; studentName: string },
  side: Side,
): string => {
  if (side === 'student') return `Your work with ${companyName}.`;
  return side === 'company' ? `${studentName}’s work.` : `${studentName} with ${companyName}.`;
};

function NoSuchRoom({ screen }: { screen: string }) {
  return (
    <Empty drawing="search" title="Work not found">
      <p>There is no work at this address, or you cannot see it.</p>
      <ScreenLink to={workAddress(screen)} className="btn btn-outline-primary">
        All work
      </ScreenLink>
    </Empty>
  );
}
