import { lastPageOf, pageOf } from '../../../../api/read/page.ts';
import type { Application } from '../../../../contract/applications/applications.ts';
import type { ApplicationEvent } from '../../../../contract/applications/moves.ts';
import {
  type ApplicationGroup,
  inGroup,
} from '../../../../machines/lifecycle/application-groups.ts';
import { Paginator } from '../../../ui/list/Paginator.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { type ApplicationsView, addressOf } from '../applications-address.ts';
import type { Wish } from '../moves/useMoves.ts';
import { ApplicationCard } from './ApplicationCard.tsx';

const pastPerPage = 9;

interface Props {
  list: readonly Application[];
  /** The undecided ones in the student's order. */
  ranked: readonly Application[];
  view: ApplicationsView;
  /** Act being sent for an application. */
  underWay: (applicationId: number) => ApplicationEvent | null;
  onAsk: (wish: Wish) => void;
}

const titles: Record<Exclude<ApplicationGroup, 'past'>, string> = {
  answer: 'Answer now',
  working: 'Working on',
  applied: 'Applied',
};

/** Applications grouped by status, those that wait for the student first; past ones on request. */
export function ApplicationBands({ list, view, ...cards }: Props) {
  const past = inGroup(list, 'past');
  // The address may name a page that is no longer there.
  const page = Math.min(view.page, lastPageOf(past.length, pastPerPage));
  const { rows, total } = pageOf({ rows: past, total: null }, { page, pageSize: pastPerPage });
  return (
    <>
      {(['answer', 'working', 'applied'] as const).map((group) => {
        const applications = inGroup(list, group);
        return applications.length === 0 ? null : (
          <section
            key={group}
            className={`mb-8 band band-${group}`}
            aria-labelledby={`band-${group}`}
          >
            <h2 id={`band-${group}`} className="band-title">
              {titles[group]}{' '}
              <span className="note-face fs-14 fw-normal">{applications.length}</span>
            </h2>
            <Cards applications={applications} view={view} {...cards} />
          </section>
        );
      })}
      {past.length > 0 && (
        <section className="band band-past mb-8" aria-labelledby="band-past">
          <h2 id="band-past" className="band-title">
            <ScreenLink to={addressOf({ past: !view.past, term: view.term })}>
              Past <span className="note-face fs-14 fw-normal">{past.length}</span>
              <Icon name={view.past ? 'chevron-up' : 'chevron-down'} />
              <span className="visually-hidden">{view.past ? ', hide' : ', show'}</span>
            </ScreenLink>
          </h2>
          {view.past && <Cards applications={rows} view={{ ...view, page }} {...cards} />}
          {view.past && total > pastPerPage && (
            <Paginator
              page={page}
              pageSize={pastPerPage}
              total={total}
              noun="applications"
              addressOf={(number) => addressOf({ past: true, page: number, term: view.term })}
            />
          )}
        </section>
      )}
    </>
  );
}

interface CardsProps extends Omit<Props, 'list'> {
  applications: readonly Application[];
}

function Cards({ applications, ranked, view, underWay, onAsk }: CardsProps) {
  return (
    <ul className="application-grid plain-list">
      {applications.map((row) => (
        <li key={row.applicationId}>
          <ApplicationCard
            application={row}
            choice={row.preference && ranked.includes(row) ? ranked.indexOf(row) + 1 : null}
            addressOfView={addressOf({ ...view, application: row.applicationId })}
            moving={underWay(row.applicationId)}
            onMove={(event) => onAsk({ application: row, event })}
          />
        </li>
      ))}
    </ul>
  );
}
