import { isBare, programmeOverview } from '../../../api/read/reports.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { Overview } from '../../../contract/reports/overview.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { askedIn, reportAddress } from '../reports/report-address.ts';
import { screens } from '../screens.ts';
import { Figures } from './Figures.tsx';
import { LatestActivity } from './LatestActivity.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import './dashboard.scss';

/** The programme at a glance: its totals, what waits for somebody, and what happened last. */
export default function DashboardScreen() {
  return (
    <Screen
      title="Dashboard"
      lead="The programme today, and what needs your attention."
      tools={
        <ScreenLink to={screens.audit} className="btn btn-outline-primary tool-button">
          <Icon name="clock" />
          Audit log
        </ScreenLink>
      }
    >
      <Reading
        of={useRead(programmeOverview)}
        loading={<DashboardSkeleton />}
        failed="The dashboard could not be loaded. Try again later."
      >
        {(overview) => (
          <>
            <Figures overview={overview} />
            <Placement placement={overview.placement} />
            {isBare(overview) ? (
              <Empty drawing="empty" title="No companies or students yet">
                <p>Add the first companies and students, or import them from a file.</p>
                <ScreenLink to={screens['manage-students']} className="btn btn-primary">
                  Manage Students
                </ScreenLink>
              </Empty>
            ) : (
              <div className="dashboard-below">
                <NeedsAttention overview={overview} />
                <LatestActivity activity={overview.activity} />
              </div>
            )}
          </>
        )}
      </Reading>
    </Screen>
  );
}

function DashboardSkeleton() {
  return (
    <div className="figures placeholder-glow" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading the dashboard…
      </p>
      {['one', 'two', 'three', 'four'].map((card) => (
        <span key={card} className="placeholder skeleton-figure" aria-hidden="true" />
      ))}
    </div>
  );
}

/** How students come to places; nothing while nobody has applied. */
function Placement({ placement: { applied, placed } }: Pick<Overview, 'placement'>) {
  if (applied === 0) return null;
  return (
    <section className="placement panel" aria-label="Placement">
      <p>
        <strong>{Math.round((placed / applied) * 100)}%</strong> placement rate
      </p>
      <p>
        <strong>{placed.toLocaleString('en')}</strong> of {applied.toLocaleString('en')} students
        who applied have a place
      </p>
      <p>
        <strong>{(applied - placed).toLocaleString('en')}</strong> unplaced
      </p>
      <ScreenLink to={reportAddress(askedIn({ report: 'outcomes' }))}>Student outcomes</ScreenLink>
    </section>
  );
}
