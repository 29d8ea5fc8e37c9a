import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import type { ExtensionWish } from '../../../../contract/engagements/extensions.ts';
import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';
import { calendarDay } from '../../../ui/status/dates.ts';

export type TimeTask = Extract<
  RoomTask,
  {
    kind:
      | 'ask for time'
      | 'grant extension'
      | 'offer another day'
      | 'accept another day'
      | 'withdraw extension'
      | 'give time';
  }
>;

/** An act about a milestone's day: how its dialog asks for it. */
export interface TimeSheet {
  readonly title: string;
  /** What follows from it. */
  readonly consequence: string;
  /** The day that is meant, and whether later milestones move along; null where no day changes. */
  readonly wish: ExtensionWish | null;
  /** What the field of the day is called; null where the day is given. */
  readonly day: string | null;
  /** Whether somebody may choose what moves along. */
  readonly mayChoose: boolean;
  /** What is written with it; `missing` is said where it must be and is not. Null for nothing. */
  readonly words: { readonly label: string; readonly missing: string | null } | null;
  readonly yes: string;
}

/** How a dialog about the day of a milestone asks. */
export function timeSheetFor(task: TimeTask, milestone: Milestone, room: Room): TimeSheet {
  const { title, dueOn, extension } = milestone;
  const [named, present] = [`“${title}”`, calendarDay(dueOn)];
  const asked = extension?.asked ?? { dueOn, movesLater: false };
  const aWord = { label: 'Add a note', missing: null };
  switch (task.kind) {
    case 'ask for time':
      return {
        title: `Ask for more time for ${named}`,
        consequence: `${room.companyName} grants it, refuses it, or offers another day. Until then it stays due ${present}.`,
        wish: { dueOn: '', movesLater: true },
        day: 'New day',
        mayChoose: true,
        words: { label: 'Why you need more time', missing: 'Say why you need more time.' },
        yes: 'Ask',
      };
    case 'grant extension':
      return {
        title: `Grant more time for ${named}`,
        consequence: `It is due ${calendarDay(asked.dueOn)} instead of ${present} from now on. ${room.studentName} is told.`,
        wish: asked,
        day: null,
        mayChoose: true,
        words: aWord,
        yes: 'Grant',
      };
    case 'offer another day':
      return {
        title: `Offer another day for ${named}`,
        consequence: `${room.studentName} asked for ${calendarDay(asked.dueOn)}, and can accept or decline your day. Until then it stays due ${present}.`,
        wish: { ...asked, dueOn: '' },
        day: 'Another day',
        mayChoose: true,
        words: aWord,
        yes: 'Offer',
      };
    case 'accept another day': {
      const offered = extension?.offered ?? asked;
      return {
        title: `Accept ${calendarDay(offered.dueOn)} for ${named}`,
        consequence: `It is due then instead of ${present} from now on. ${room.companyName} is told.`,
        wish: offered,
        day: null,
        mayChoose: false,
        words: null,
        yes: 'Accept',
      };
    }
    case 'give time':
      return {
        title: `Give more time for ${named}`,
        consequence: `It is due ${present}. Your day applies at once, and ${room.studentName} and ${room.companyName} read who moved it and why.`,
        wish: { dueOn: '', movesLater: true },
        day: 'New day',
        mayChoose: true,
        words: { label: 'Why there is more time', missing: 'Say why there is more time.' },
        yes: 'Give more time',
      };
    case 'withdraw extension': {
      const isOffered = extension?.state === 'Countered';
      return {
        title: isOffered ? 'Decline the other day' : 'Withdraw the request',
        consequence: `${named} stays due ${present}. ${room.companyName} is told. You can ask again.`,
        wish: null,
        day: null,
        mayChoose: false,
        words: null,
        yes: isOffered ? 'Decline' : 'Withdraw',
      };
    }
  }
}
