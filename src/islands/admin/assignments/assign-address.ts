import * as v from 'valibot';
import type { AssignedFilters } from '../../../api/read/assignments.ts';
import { engineeringTypes } from '../../../contract/accounts/people.ts';
import {
  type AssignmentScope,
  type ProposalKind,
  proposalKinds,
} from '../../../contract/assignments/assignment-run.ts';
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
  /** Which run is shown; null for choosing a new one. */
  run: number(),
  page,
  kind: oneOf(proposalKinds, 'students'),
  only: oneOf(['unplaced', 'not first', 'differs'], ''),
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

/** The scope the address asks for; what makes no sense is left out. */
export function scopeIn(search: Search): AssignmentScope {
  const { engineering, before, term, projects } = read(search);
  return {
    engineeringType: engineering,
    deadlineBefore: before && `${before}T23:59:59.999Z`,
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
    before: deadlineBefore.slice(0, 10),
    projects: projectIds.join(','),
  });

export const earlierAddress = (search: Search, asked: number) =>
  addressWith(path, { ...search, page: asked });

export const runAddress = (run: number) => addressWith(path, { run });

export const studentsAddress = ({ runId, ...filters }: AssignedFilters) =>
  addressWith(path, { run: runId, ...filters }, { kind: 'students' });
