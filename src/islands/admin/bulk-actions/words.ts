import type {
  BulkAction,
  BulkActionKind,
  BulkActionName,
} from '../../../contract/reports/bulk-actions.ts';

const nouns: Record<BulkActionKind, [one: string, many: string]> = {
  student: ['student', 'students'],
  company: ['company', 'companies'],
};

/** '83 students'. */
export const peopleOf = (kind: BulkActionKind, number: number): string =>
  `${number.toLocaleString('en')} ${nouns[kind][number === 1 ? 0 : 1]}`;

const verbs: Record<BulkActionName, { does: string; did: string; undone: string }> = {
  disable: { does: 'Disable', did: 'disabled', undone: 'enabled again' },
  enable: { does: 'Enable', did: 'enabled', undone: 'disabled again' },
  verify: { does: 'Verify', did: 'verified', undone: 'no longer verified' },
  'take mark back': {
    does: 'Remove the mark of',
    did: 'no longer verified',
    undone: 'verified again',
  },
  delete: { does: 'Delete', did: 'deleted', undone: '' },
};

/** 'Disable 83 students'. */
export const actOf = ({ act, kind }: Pick<BulkAction, 'act' | 'kind'>, people: number): string =>
  `${verbs[act].does} ${peopleOf(kind, people)}`;

/** For example '80 of 83 students disabled'. */
export function outcomeOf({ act, kind, state, people, changed }: BulkAction): string {
  const isBack = state === 'taking back' || state === 'taken back';
  const word = isBack ? verbs[act].undone : verbs[act].did;
  return changed === people
    ? `${peopleOf(kind, people)} ${word}`
    : `${changed.toLocaleString('en')} of ${peopleOf(kind, people)} ${word}`;
}

const counted = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** Consequences of an act before it begins, one sentence a line. */
export function consequencesOf(act: BulkAction): string[] {
  const { sessions, openApplications, openProjects } = act;
  const applications = counted(openApplications, 'open application', 'open applications');
  const projects = counted(openProjects, 'open project', 'open projects');
  const ends = sessions > 0 && `${counted(sessions, 'session ends', 'sessions end')} at once.`;
  switch (act.act) {
    case 'disable':
      return [
        ['They can no longer sign in.', ends].filter(Boolean).join(' '),
        ...(act.kind === 'company'
          ? [`${projects} can no longer be applied to.`]
          : [
              `${applications} of theirs ${openApplications === 1 ? 'stays as it is' : 'stay as they are'}.`,
            ]),
      ];
    case 'enable':
      return ['They can sign in again.'];
    case 'verify':
      return ['Students see a verified mark next to their names. Each company is notified.'];
    case 'take mark back':
      return ['Students no longer see a verified mark next to their names.'];
    case 'delete':
      return [
        ...(ends ? [ends] : []),
        `${applications} and ${projects} depend on them: whoever has one is left out.`,
      ];
  }
}
