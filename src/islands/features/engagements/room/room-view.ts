import type { ComponentType } from 'react';
import type { Failure } from '../../../../api/problem.ts';
import type { CallOf, Endpoint } from '../../../../contract/endpoint.ts';
import type { NextStep, Room } from '../../../../contract/engagements/engagements.ts';
import type { Moment } from '../../../../contract/evaluations/evaluations.ts';
import type { RoomTask, RoomTaskKind } from '../../../../machines/engagements/room-acts.ts';
import { isRunning } from '../../../../machines/lifecycle/engagement.ts';
import type { ButtonLook } from '../../../ui/form/Button.tsx';
import type { Side } from '../next-words.ts';

export interface ActProps<Task = RoomTask> {
  task: Task;
  room: Room;
  failure: Failure | null;
  isBusy: boolean;
  /** Sends what was written. */
  onSubmit: <Call extends Endpoint>(endpoint: Call, input: CallOf<Call>) => void;
  onCancel: () => void;
}

/** Under which name what is being written is kept. */
export function draftOfAct(id: number, task: RoomTask): string {
  const about = 'number' in task ? `-${task.number}` : 'week' in task ? `-${task.week}` : '';
  return `${task.kind.replaceAll(' ', '-')}-${id}${about}`;
}

/** An evaluation, which is written about the work as a whole. */
export interface Judging {
  readonly of: Moment;
}

export interface RoomView {
  /** As its reader’s side reads it: what waits for them comes first. */
  readonly room: Room;
  /** Copies of the room, one for each other thing that waits for the reader. */
  readonly besides: readonly Room[];
  readonly side: Side;
  /** True if the reader may propose, review and waive. */
  readonly mayFollow: boolean;
  /** True if the reader decides the outcome. All evidence is open then. */
  readonly isCase: boolean;
  /** True if an act is done but not shown yet. */
  readonly isSettling: boolean;
  readonly onBegin: (task: RoomTask) => void;
  /** The act that is written now; null for none. */
  readonly writing: ActProps | null;
  readonly judging: Judging | null;
  readonly onJudge: (judging: Judging | null) => void;
}
/** A part of a room that another feature brings. */
export type RoomPart = ComponentType<RoomView>;

/** Plan answers, milestones and check-ins have their forms beside them; all others have a dialog. */
const inPlace = [
  'deliver',
  'review',
  'object',
  'waive',
  'refuse extension',
  'answer plan',
  'answer check-in',
] as const satisfies RoomTaskKind[];
export type InPlaceTask = Extract<RoomTask, { kind: (typeof inPlace)[number] }>;
export const isInPlace = (task: RoomTask): task is InPlaceTask =>
  inPlace.some((kind) => kind === task.kind);

/** Act being written in place; null for none, or for another subject. */
export const writtenInPlace = (
  { writing }: RoomView,
  isAbout: (task: InPlaceTask) => boolean = () => true,
): ActProps<InPlaceTask> | null =>
  writing && isInPlace(writing.task) && isAbout(writing.task)
    ? { ...writing, task: writing.task }
    : null;

type Who = Pick<RoomView, 'room' | 'side' | 'mayFollow'>;

/** The plan that is in force, and the one that waits for an answer. */
export const plansThatCount = ({ plans }: Pick<Room, 'plans'>) => ({
  agreed: plans.find(({ state }) => state === 'Agreed') ?? null,
  proposed: plans[0]?.state === 'Proposed' ? plans[0] : null,
});

/** True if several students may work on the project. */
export const hasTeam = ({ project, people }: Room): boolean =>
  project.places > 1 || people.mates.length > 0;

/** True if the reader acts as the student here. */
export const actsAsStudent = ({ room, side }: Who): boolean =>
  side === 'student' && isRunning(room.state);

/** True if the reader acts for the company here. An admin may stand in for it. */
export const actsAsCompany = ({ room, mayFollow }: Who): boolean =>
  mayFollow && isRunning(room.state);

/** True if the reader may evaluate, answer an evaluation or decide the outcome. */
export const mayJudge = ({ side, mayFollow }: Pick<RoomView, 'side' | 'mayFollow'>): boolean =>
  side === 'student' || mayFollow;

/** True if the reader is an admin and the work runs, so that they may give time, write, and end the work. */
export const actsAsOffice = (who: Who): boolean => who.side === 'office' && actsAsCompany(who);

/** Only the button of the next step is filled, and only on its own milestone. */
export const lookOf = (room: Room, step: NextStep, number = room.milestoneNumber): ButtonLook =>
  room.next === step && room.milestoneNumber === number ? 'primary' : 'outline';
