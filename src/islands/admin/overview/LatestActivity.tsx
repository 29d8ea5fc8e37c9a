import type { Activity, Overview } from '../../../contract/reports/overview.ts';
import { agoOf } from '../../ui/status/ago.ts';
import { momentOf } from '../../ui/status/dates.ts';
import { RecordLink } from '../records/RecordLink.tsx';

/** How many of the latest are told. */
const told = 12;

/** What happened last in the programme. */
export function LatestActivity({ activity }: Pick<Overview, 'activity'>) {
  return (
    <section className="panel ticked" aria-labelledby="latest-activity">
      <h2 id="latest-activity">Latest activity</h2>
      {activity.length === 0 && <p className="soft">No activity yet.</p>}
      <ol className="activity">
        {activity.slice(0, told).map((what) => (
          <li key={`${what.at} ${what.did} ${what.by.id} ${what.project?.id}`}>
            <Sentence of={what} />
            <time className="note soft" dateTime={what.at} title={momentOf(what.at)}>
              {agoOf(what.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who did what, both leading to their records. */
function Sentence({ of: { by, did, project } }: { of: Activity }) {
  const who = (
    <RecordLink kind={by.kind} id={by.id}>
      {by.name}
    </RecordLink>
  );
  if (!project) return <span>{who} joined.</span>;
  return (
    <span>
      {who} {did === 'applied' ? 'applied to' : 'posted'} “
      <RecordLink kind="project" id={project.id}>
        {project.title}
      </RecordLink>
      ”.
    </span>
  );
}
