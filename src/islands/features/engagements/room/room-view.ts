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
  /** The room as it stands with each other thing that waits for the reader’s side. */
  readonly besides: readonly Room[];
  readonly side: Side;
  /** Whether whoever looks may propose, review and waive. */
  readonly mayFollow: boolean;
  /** Whether whoever looks decides what came of the work: all that it goes by is open. */
  readonly isCase: boolean;
  /** Whether an act is done, and not shown yet. */
  readonly isSettling: boolean;
  readonly onBegin: (task: RoomTask) => void;
  /** The act that is written now; null for none. */
  readonly writing: ActProps | null;
  readonly judging: Judging | null;
  readonly onJudge: (judging: Judging | null) => void;
}
/** A part of a room that another feature brings. */
export type RoomPart = ComponentType<RoomView>;

/** What is about a plan’s answer, a milestone or a check-in is written beside it; all else is asked in a dialog. */
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

/** What is written in place; null while nothing is, or of something else. */
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

/** Whether several students work on the project, or may. */
export const hasTeam = ({ project, people }: Room): boolean =>
  project.places > 1 || people.mates.length > 0;

/** Whether whoever looks does here what a student does. */
export const actsAsStudent = ({ room, side }: Who): boolean =>
  side === 'student' && isRunning(room.state);

/** The same of what a company does; the office may stand in for it. */
export const actsAsCompany = ({ room, mayFollow }: Who): boolean =>
  mayFollow && isRunning(room.state);

/** Whether whoever looks may evaluate the other side, and answer it, or decide what comes of the work. */
export const mayJudge = ({ side, mayFollow }: Pick<RoomView, 'side' | 'mayFollow'>): boolean =>
  side === 'student' || mayFollow;

/** Whether whoever looks is the office and the work runs: it gives time, writes, and ends the work. */
export const actsAsOffice = (who: Who): boolean => who.side === 'office' && actsAsCompany(who);

/** Of several acts only the one that is next is filled; where it is about a milestone, of that one. */
export const lookOf = (room: Room, step: NextStep, number = room.milestoneNumber): ButtonLook =>
  room.next === step && room.milestoneNumber === number ? 'primary' : 'outline';
