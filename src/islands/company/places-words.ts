import type { Project } from '../../contract/projects/projects.ts';

type Told = Pick<Project, 'places' | 'placesTaken' | 'waiting'>;

/** A project's places: how many are accepted for good, how many only offered, and of how many. */
export function placesOf({ places, placesTaken, waiting }: Told) {
  const offered = waiting?.offers ?? 0;
  return { accepted: placesTaken - offered, offered, places };
}

/** In words: `1 accepted, 3 offered, of 4 places`. */
export function placesWords(project: Told): string {
  const { accepted, offered, places } = placesOf(project);
  const of = places === 1 ? '1 place' : `${places} places`;
  const taken = [accepted > 0 && `${accepted} accepted`, offered > 0 && `${offered} offered`];
  const words = taken.filter(Boolean).join(', ');
  return words ? `${words}, of ${of}` : `${of}, none taken`;
}
