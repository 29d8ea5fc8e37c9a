import * as v from 'valibot';
import { isBare, programmeOverview } from '../../../api/read/reports.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { isSample } from '../../../api/sample/origin.ts';
import { type Activity, listedKinds, type Overview } from '../../../contract/reports/overview.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { oneOf, page } from '../../ui/navigation/search.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { agoOf } from '../../ui/status/ago.ts';
import { momentOf } from '../../ui/status/dates.ts';
import { RecordLink } from '../records/RecordLink.tsx';
import { askedIn, reportAddress } from '../reports/report-address.ts';
import { periodWords } from '../reports/words.ts';
import { screens } from '../screens.ts';
import { AttentionList } from './AttentionList.tsx';
import { Figures } from './Figures.tsx';
import { ModeratorNote } from './ModeratorNote.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import './dashboard.scss';

const inAddress = v.object({ attention: oneOf(listedKinds, ''), page });

/** The dashboard; or all of one kind that needs attention, where its address asks for that. */
export default function DashboardScreen() {
  const { attention, page } = v.parse(inAddress, useSearch());
  return attention ? <AttentionList key={attention} kind={attention} page={page} /> : <Dashboard />;
}

/** The programme in four figures, what needs somebody, and what happened last. */
function Dashboard() {
  return (
    <Screen title="Dashboard">
      <Reading
        of={useRead(programmeOverview)}
        loading={<Skeleton of="the dashboard" lines={4} />}
        failed="The dashboard could not be loaded. Try again later."
      >
        {(overview) => (
          <>
            <Figures overview={overview} />
            {!isSample && <ModeratorNote />}
            {isBare(overview) ? (
              <Empty drawing="empty" title="No companies or students yet">
                <p>Add the first companies and students, or import them from a file.</p>
                <ScreenLink to={screens['manage-students']} className="btn btn-primary">
                  Manage Students
                </ScreenLink>
              </Empty>
            ) : (
              <NeedsAttention attention={overview.attention} />
            )}
            <Placement placement={overview.placement} />
            {!isBare(overview) && <LatestActivity activity={overview.activity} />}
          </>
        )}
      </Reading>
    </Screen>
  );
}

/** Placement of students; nothing while nobody has applied. */
function Placement({ placement }: Pick<Overview, 'placement'>) {
  const { applied, placed } = placement;
  if (applied === 0) return null;
  return (
    <section
      className="cluster row-gap-1 column-gap-8 align-items-baseline mb-6 py-3 px-5 tabular panel"
      aria-label="Placement"
    >
      <p className="m-0">
        <strong className="fs-18">{Math.round((placed / applied) * 100)}%</strong> placement rate
      </p>
      <p className="m-0">
        <strong className="fs-18">{placed.toLocaleString('en')}</strong> of{' '}
        {applied.toLocaleString('en')} students who applied are placed
      </p>
      <p className="m-0">
        <strong className="fs-18">{(applied - placed).toLocaleString('en')}</strong> unplaced
      </p>
      <p className="note soft m-0">Last 90 days, {periodWords(placement)}</p>
      <ScreenLink className="ms-auto" to={reportAddress(askedIn({ report: 'outcomes' }))}>
        Student outcomes
      </ScreenLink>
    </section>
  );
}

const told = 12;

function LatestActivity({ activity }: Pick<Overview, 'activity'>) {
  return (
    <section className="panel ticked" aria-labelledby="latest-activity">
      <h2 id="latest-activity">Latest activity</h2>
      {activity.length === 0 && <p className="soft">No activity yet.</p>}
      <ol className="activity plain-list">
        {activity.slice(0, told).map((what) => (
          <li
            className="d-flex flex-wrap row-gap-0 column-gap-4 justify-content-between line-above py-2 fs-15 lh-md"
            key={`${what.at} ${what.did} ${what.by.id} ${what.project?.id}`}
          >
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

/** Names the person and the project, each with a link to its record. */
function Sentence({ of: { by, did, project } }: { of: Activity }) {
  const who = (
    <RecordLink kind={by.kind} id={by.id}>
      {by.name}
    </RecordLink>
  );
  if (!project) return <p className="flex-from-14 m-0">{who} joined.</p>;
  return (
    <p className="flex-from-14 m-0">
      {who} {did === 'applied' ? 'applied to' : 'posted'} “
      <RecordLink kind="project" id={project.id}>
        {project.title}
      </RecordLink>
      ”.
    </p>
  );
}
