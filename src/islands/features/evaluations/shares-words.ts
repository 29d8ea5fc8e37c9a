import type { Shares } from '../../../contract/evaluations/shares.ts';
import { listed } from '../engagements/plan/team-words.ts';

/** What share of all points a student gives whom, in a sentence; empty while that is nothing. */
export function sharesGiven(given: Shares['members'], own: number): string {
  const all = given.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const shares = given.flatMap(({ id, name, points }) =>
    points === null
      ? []
      : [`${id === own ? 'yourself' : name} ${Math.round((points / all) * 100)}%`],
  );
  return all > 0 ? `Of all points you give ${listed(shares)}.` : '';
}
