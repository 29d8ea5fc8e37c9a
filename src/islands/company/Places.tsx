import type { Project } from '../../contract/projects/projects.ts';
import { placesOf, placesWords } from './places-words.ts';
import './places.scss';

/** Beyond this many, marks would only be noise. */
const mostMarks = 10;

/** A project's places in words, and as marks for the eye. */
export function Places({ project }: { project: Project }) {
  const { accepted, offered, places } = placesOf(project);
  const lookOf = (place: number) => {
    if (place < accepted) return 'place place-accepted';
    return place < accepted + offered ? 'place place-offered' : 'place';
  };
  return (
    <p className="places cluster row-gap-1 column-gap-10px">
      {places <= mostMarks && (
        <span className="places-marks" aria-hidden="true">
          {Array.from({ length: places }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
            <span key={place} className={lookOf(place)} />
          ))}
        </span>
      )}
      {placesWords(project)}
    </p>
  );
}
