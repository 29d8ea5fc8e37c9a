import type { StudentAct } from './student-acts.ts';

/** How an act is asked for. */
interface Question {
  readonly title: string;
  readonly question: string;
  readonly consequence: string;
  readonly yes: string;
  readonly look: 'danger' | 'primary';
}

export type Asked = Exclude<StudentAct, { kind: 'recommend' | 'note' | 'refuse' }>;

/** What is asked once more, and what follows from a yes. */
export function questionOf(act: Asked, student: string): Question {
  switch (act.kind) {
    case 'withdraw':
      return {
        title: 'Withdraw recommendation',
        question: `Withdraw your recommendation of ${student}?`,
        consequence: 'They and companies can no longer read it.',
        yes: 'Withdraw',
        look: 'danger',
      };
    case 'delete note':
      return {
        title: 'Delete note',
        question: 'Are you sure you want to delete this note?',
        consequence: 'You cannot undo this.',
        yes: 'Delete',
        look: 'danger',
      };
    case 'confirm':
      return {
        title: 'Confirm the place',
        question: `Confirm ${student}’s place in “${act.application.projectTitle}”?`,
        consequence: `The place is then ${student}’s. They and ${act.application.companyName} are told at once.`,
        yes: 'Confirm',
        look: 'primary',
      };
    case 'supervise':
      return {
        title: 'Academic supervisor',
        question: `Supervise ${student} on “${act.application.projectTitle}”?`,
        consequence: `${student} and ${act.application.companyName} see your name with the place. You can give it up again.`,
        yes: 'Supervise',
        look: 'primary',
      };
    case 'give up':
      return {
        title: 'Give up supervision',
        question: `No longer supervise ${student} on “${act.application.projectTitle}”?`,
        consequence: 'Your name is removed from the place, and somebody else can supervise it.',
        yes: 'Give up',
        look: 'danger',
      };
  }
}

/** What is said once it is done. */
export function doneWords(act: StudentAct): string {
  switch (act.kind) {
    case 'recommend':
      return 'Recommendation saved.';
    case 'withdraw':
      return 'Recommendation withdrawn.';
    case 'note':
      return act.note ? 'Note changed.' : 'Note added.';
    case 'delete note':
      return 'Note deleted.';
    case 'confirm':
      return 'Place confirmed.';
    case 'refuse':
      return 'Place refused.';
    case 'supervise':
      return 'You are the academic supervisor.';
    case 'give up':
      return 'You are no longer the academic supervisor.';
  }
}
