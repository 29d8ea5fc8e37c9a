import type { MovedDay } from '../../../../contract/engagements/extensions.ts';
import type { RoomAct } from '../../../../machines/engagements/perform-act.ts';
import type { TimeTask } from './time-sheet.ts';

interface Typed {
  readonly dueOn: string;
  readonly movesLater: boolean;
  readonly words: string;
}

/** What is sent about a milestone's day: with the days that were shown. */
export function timeActOf(
  task: TimeTask,
  { dueOn, movesLater, words }: Typed,
  moved: MovedDay[],
): RoomAct {
  switch (task.kind) {
    case 'ask for time':
    case 'give time':
      return { ...task, form: { dueOn, movesLater, moved, reason: words } };
    case 'grant extension':
      return { ...task, form: { answer: 'grant', movesLater, moved, note: words } };
    case 'offer another day':
      return { ...task, form: { answer: task.kind, dueOn, movesLater, moved, note: words } };
    case 'accept another day':
      return { ...task, form: { moved } };
    case 'withdraw extension':
      return task;
  }
}
