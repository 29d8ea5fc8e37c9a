import type { Project } from '../../src/contract/projects.ts';
import { type OpenProject, obstacle } from '../applications/rules.ts';
import { fitsOf, type Requirements, requirementsOf } from '../matching/fit.ts';
import type { OwnSide } from './own-side.ts';

/** A project as the statement answers it: for every student the same, so that a crowd of them can share the answer. */
export type Row = Omit<Project, keyof Seen>;

/** Makes the wire's project from its row, and for a student from their own side of it. */
export function asListed(own: OwnSide | null, now: Date): (row: Row) => Project {
  const seen = seenBy(own, now);
  return (row) => ({ ...row, ...seen(termsOf(row)) });
}

/** What anybody's own side of a project is reckoned from. */
export interface Terms {
  readonly pid: number;
  readonly opening: OpenProject;
  readonly requirements: Requirements;
}

export const termsOf = (row: Row): Terms => ({
  pid: row.pid,
  opening: {
    status: row.status,
    deadline: row.deadline === null ? null : new Date(row.deadline),
    places: row.places,
    placesTaken: row.placesTaken,
  },
  requirements: requirementsOf(row),
});

/** What a project is to one person at one time. */
export type Seen = Pick<Project, 'applied' | 'applying' | 'fit'>;

export function seenBy(own: OwnSide | null, now: Date): (terms: Terms) => Seen {
  const fitOf = own && fitsOf(own);
  return ({ pid, opening, requirements }) => ({
    applied: own ? own.applied.includes(pid) : null,
    applying: obstacle(opening, now) ?? 'open',
    fit: fitOf ? fitOf(requirements) : null,
  });
}
