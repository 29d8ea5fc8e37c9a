import './places.scss';

/** Beyond this many, marks would only be noise. */
const mostMarks = 10;

/** How many places of a project are taken: in words, and as marks for the eye. */
export function Places({ taken, of }: { taken: number; of: number }) {
  return (
    <p className="places">
      {of <= mostMarks && (
        <span className="places-marks" aria-hidden="true">
          {Array.from({ length: of }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
            <span key={place} className={place < taken ? 'place place-taken' : 'place'} />
          ))}
        </span>
      )}
      {taken} of {of} {of === 1 ? 'place' : 'places'} taken
    </p>
  );
}
