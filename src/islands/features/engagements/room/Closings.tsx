import type { Room } from '../../../../contract/engagements/engagements.ts';
import { dayOf } from '../../../ui/status/dates.ts';

/** What each side has said at the end; nothing before that. */
export function Closings({ room: { closings } }: { room: Room }) {
  if (closings.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="closings">
      <h2 id="closings">Closing sentences</h2>
      <ul className="closings">
        {closings.map(({ side, sentence, by, at }) => (
          <li key={side}>
            <blockquote>{sentence}</blockquote>
            <p className="note soft">
              {by ?? (side === 'student' ? 'The student' : 'The company')}, {dayOf(at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
