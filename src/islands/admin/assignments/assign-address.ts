import * as v from 'valibot';
import type { AssignedFilters } from '../../../api/read/assignments.ts';
import { engineeringTypes } from '../../../contract/accounts/people.ts';
import {
  type AssignmentScope,
  type ProposalKind,
  proposalKinds,
} from '../../../contract/assignments/assignment-run.ts';
import { localTimeOf } from '../../ui/form/local-time.ts';
import {
  addressWith,
  number,
  numbers,
  oneOf,
  page,
  type Search,
  text,
} from '../../ui/navigation/search.ts';
import { screens } from '../screens.ts';

const path = screens['assign-students'];

const inAddress = v.object({
  /** Null for choosing a new one. */
  run: number(),
  page,
  kind: oneOf(proposalKinds, 'students'),
  only: oneOf(['unplaced', 'not first', 'differs', 'unordered'], ''),
  searchText: text(100),
  engineering: oneOf(engineeringTypes, ''),
  before: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
  term: number(),
  projects: numbers(500),
});
const read = (search: Search) => v.parse(inAddress, search);

export const runIn = (search: Search): number | null => read(search).run;
export const pageIn = (search: Search): number => read(search).page;
export const kindIn = (search: Search): ProposalKind => read(search).kind;

export function studentsIn(runId: number, search: Search): AssignedFilters {
  const { kind, only, searchText, page: asked } = read(search);
  return { runId, kind, only, searchText, page: asked };
}

/** The instant at which a day is over where the reader is; empty for none. */
export function endOfDay(day: string): string {
  const end = new Date(`${day}T00:00`);
  if (Number.isNaN(end.getTime())) return '';
  end.setDate(end.getDate() + 1);
  return end.toISOString();
}

/** The day that is over at such an instant. */
export const dayEndedBy = (instant: string): string =>
  instant && localTimeOf(new Date(Date.parse(instant) - 1).toISOString()).slice(0, 10);

/** The scope the address asks for; what makes no sense is left out. */
export function scopeIn(search: Search): AssignmentScope {
  const { engineering, before, term, projects } = read(search);
  return {
    engineeringType: engineering,
    deadlineBefore: endOfDay(before),
    termId: term,
    projectIds: projects,
  };
}

export const scopeAddress = ({
  engineeringType,
  deadlineBefore,
  termId,
  projectIds,
}: AssignmentScope) =>
  addressWith(path, {
    term: termId,
    engineering: engineeringType,
    before: dayEndedBy(deadlineBefore),
    projects: projectIds.join(','),
  });

export const earlierAddress = (search: Search, asked: number) =>
  addressWith(path, { ...search, page: asked });

export const runAddress = (run: number) => addressWith(path, { run });

export const studentsAddress = ({ runId, ...filters }: AssignedFilters) =>
  addressWith(path, { run: runId, ...filters }, { kind: 'students' });
