import { read } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { screens } from '../screens.ts';

/**
 * What the programme's assignment gave, and why not something wanted more. Where it cannot be read nothing is
 * said: the applications themselves say what was offered.
 */
export function AssignmentResult() {
  const { data: result } = useRead(read(endpoints.myAssignment, {}));
  if (!result) return null;
  const { place, missed, sentence, publishedAt } = result;
  return (
    <section className="panel ticked panel-snug mb-6" aria-labelledby="assignment-result">
      <h2 className="fs-24" id="assignment-result">
        Assignment of {dayOf(publishedAt)}
      </h2>
      <p>
        {sentence}{' '}
        {place && (
          <ScreenLink to={`${screens.myproject}?application=${place.applicationId}`}>
            View application
          </ScreenLink>
        )}
      </p>
      {missed.length > 0 && (
        <details>
          <summary className="py-1 fw-semibold">
            Why not {place ? 'a higher choice' : 'any of them'}?
          </summary>
          <ol>
            {missed.map(({ choice, title, sentence: why }) => (
              <li key={choice} value={choice}>
                “{title}”: {why}
              </li>
            ))}
          </ol>
          <p className="soft m-0">
            Companies’ rankings come first. Unranked applicants are ordered by fit; a draw breaks
            ties.
          </p>
        </details>
      )}
    </section>
  );
}
