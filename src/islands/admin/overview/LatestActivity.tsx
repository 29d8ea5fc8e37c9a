import type { Overview } from '../../../contract/overview.ts';
import { agoOf } from '../../ui/status/ago.ts';
import { momentOf } from '../../ui/status/dates.ts';

/** How many of the latest are told. */
const told = 12;

/** What happened last in the programme. */
export function LatestActivity({ activity }: Pick<Overview, 'activity'>) {
  return (
    <section className="panel ticked" aria-labelledby="latest-activity">
      <h2 id="latest-activity">Latest activity</h2>
      {activity.length === 0 && <p className="soft">No activity yet.</p>}
      <ol className="activity">
        {activity.slice(0, told).map(({ at, sentence }) => (
          <li key={`${at} ${sentence}`}>
            <span>{sentence}</span>
            <time className="note soft" dateTime={at} title={momentOf(at)}>
              {agoOf(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
