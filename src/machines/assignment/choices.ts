import { read } from '../../api/reader/read.ts';
import type { OpenProject, Participant } from '../../contract/assignments/assignment-pins.ts';
import { firstCharacters } from '../../contract/characters.ts';
import { endpoints } from '../../contract/endpoints.ts';

const between = ' · ';
/** What to look for: a part of what is offered, once it was taken, or all that is typed. */
const part = (typed: string, at: 0 | -1) =>
  firstCharacters(typed.split(between).at(at)?.trim() ?? '', 100);

/** Each under a name of its own: those called alike are told apart by their numbers. */
function named<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  nameOf: (row: Row) => readonly string[],
) {
  const names = rows.map((row) => nameOf(row).join(between));
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return {
    rows: rows.map((row, at) => {
      const [id, name] = [idOf(row), names[at]!];
      return { ...row, id, name: isShared(name) ? `${name}${between}${id}` : name };
    }),
  };
}

/** Projects that can take part, by title; the first ones before anything is typed. */
export const openProjectChoices = (typed: string) => ({
  ...read(
    endpoints.listOpenProjects,
    { query: { searchText: part(typed, 0) } },
    (found: readonly OpenProject[]) =>
      named(
        found,
        ({ pid }) => pid,
        ({ title, companyName }) => [title, companyName],
      ),
  ),
  isKept: () => true,
});

/** Students who can be assigned, by name or address, each with the projects they can get. */
export const participantChoices = (typed: string) => ({
  ...read(
    endpoints.listParticipants,
    { query: { searchText: part(typed, -1) } },
    (found: readonly Participant[]) =>
      named(
        found.map(({ name, ...participant }) => ({ ...participant, student: name })),
        ({ studentId }) => studentId,
        ({ student, email }) => [student, email],
      ),
  ),
  isKept: () => true,
});
export type ParticipantChoice = Awaited<
  ReturnType<ReturnType<typeof participantChoices>['queryFn']>
>['rows'][number];
