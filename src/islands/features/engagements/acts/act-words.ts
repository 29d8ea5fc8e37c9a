import type { Room } from '../../../../contract/engagements/engagements.ts';
import type { RoomAct } from '../../../../machines/engagements/perform-act.ts';
import type { RoomTask, RoomTaskKind } from '../../../../machines/engagements/room-acts.ts';
import { calendarDay } from '../../../ui/status/dates.ts';
import type { InPlaceTask } from '../room/room-view.ts';

/** What is said once an act is done. */
export const doneWords: Record<RoomTaskKind, string> = {
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

/** Under which name what is being written is kept. */
export function draftOfAct(id: number, task: RoomTask | RoomAct): string {
  const about = 'number' in task ? `-${task.number}` : 'week' in task ? `-${task.week}` : '';
  return `${task.kind.replaceAll(' ', '-')}-${id}${about}`;
}

/** An act that needs one text at most: how its form asks for it. */
export interface Sheet {
  readonly title: string;
  /** What follows from it. */
  readonly consequence: string;
  readonly label: string;
  /** Whether something must be said, and what is said where it is not. */
  readonly missing: string | null;
  readonly atMost: number;
  readonly rows: number;
  readonly hint?: string;
  readonly yes: string;
}

export type Worded = Exclude<InPlaceTask, { kind: 'deliver' | 'review' }>;

export function sheetFor(task: Worded, room: Room): Sheet {
  const known = (number: number) => room.milestones.find((one) => one.number === number);
  const titled = (number: number) => known(number)?.title ?? '';
  switch (task.kind) {
    case 'answer plan':
      return task.answer === 'agree'
        ? {
            title: 'Agree to the plan',
            consequence: `From now on these milestones and days apply to you and ${room.companyName}. Either side can ask for a change later.`,
            label: 'Add a note',
            missing: null,
            atMost: 1000,
            rows: 3,
            yes: 'Agree',
          }
        : {
            title: 'Ask for a change',
            consequence: `${room.companyName} reads it and proposes another plan.`,
            label: 'What should change',
            missing: 'Say what should change.',
            atMost: 1000,
            rows: 5,
            yes: 'Ask for a change',
          };
    case 'object':
      return {
        title: `Object to “${titled(task.number)}”, version ${task.version}`,
        consequence: `${room.companyName}, your team-mates and everybody who follows the work can read it beside this version. It is still reviewed. You can object once and cannot withdraw it.`,
        label: 'What you object to',
        missing: 'Say what you object to.',
        atMost: 1000,
        rows: 4,
        yes: 'Object',
      };
    case 'waive':
      return {
        title: `Waive “${titled(task.number)}”`,
        consequence: 'Nothing has to be handed in for it any more. The student is told why.',
        label: 'Why it is not needed',
        missing: 'Say why it is not needed any more.',
        atMost: 500,
        rows: 3,
        yes: 'Waive',
      };
    case 'answer check-in':
      return {
        title: 'Answer the check-in',
        consequence: `${room.studentName} is told.`,
        label: 'Your answer',
        missing: 'Write a sentence.',
        atMost: 280,
        rows: 3,
        hint: 'One sentence, up to 280 characters.',
        yes: 'Send',
      };
    case 'refuse extension': {
      const milestone = known(task.number);
      return {
        title: `Refuse more time for “${titled(task.number)}”`,
        consequence: `It stays due ${milestone ? calendarDay(milestone.dueOn) : 'as it was'}. ${room.studentName} reads why, and can ask again.`,
        label: 'Why not',
        missing: 'Say why not.',
        atMost: 1000,
        rows: 3,
        yes: 'Refuse',
      };
    }
  }
}
