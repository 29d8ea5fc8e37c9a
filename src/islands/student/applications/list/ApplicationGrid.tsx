import { lastPageOf, pageOf } from '../../../../api/reader/page.ts';
import type { Application, ApplicationEvent } from '../../../../contract/applications.ts';
import type { ApplicationGroup } from '../../../../machines/applications/application-groups.ts';
import type { Wish } from '../../../../machines/applications/application-move.ts';
import { Empty } from '../../../ui/list/Empty.tsx';
import { Paginator } from '../../../ui/list/Paginator.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { type ApplicationsView, addressOf } from '../applications-address.ts';
import { ApplicationCard } from './ApplicationCard.tsx';

const perPage = 9;

interface Props {
  /** All of the group, newest first. */
  list: readonly Application[];
  /** The undecided ones in the student's order. */
  ranked: readonly Application[];
  view: ApplicationsView;
  /** What is being done to an application right now. */
  underWay: (applicationId: number) => ApplicationEvent | null;
  onAsk: (wish: Wish) => void;
}

/** One page of a group as cards. */
export function ApplicationGrid({ list, ranked, view, underWay, onAsk }: Props) {
  const { group } = view;
  // The address may name a page that is no longer there.
  const page = Math.min(view.page, lastPageOf(list.length, perPage));
  const { rows, total } = pageOf({ rows: list, total: null }, { page, pageSize: perPage });
  if (total === 0) return <NoneHere group={group} />;
  return (
    <>
      <ul className="application-grid">
        {rows.map((row) => (
          <li key={row.applicationId}>
            <ApplicationCard
              application={row}
              choice={row.preference && ranked.includes(row) ? ranked.indexOf(row) + 1 : null}
              addressOfView={addressOf({ ...view, page, application: row.applicationId })}
              moving={underWay(row.applicationId)}
              onMove={(event) => onAsk({ application: row, event })}
            />
          </li>
        ))}
      </ul>
      {total > perPage && (
        <Paginator
          page={page}
          pageSize={perPage}
          total={total}
          noun="applications"
          addressOf={(number) => addressOf({ group, page: number })}
        />
      )}
    </>
  );
}

const none: Record<ApplicationGroup, { title: string; sentence: string }> = {
  all: { title: 'No applications yet', sentence: '' },
  live: {
    title: 'No open applications',
    sentence: 'All your applications have been decided.',
  },
  offers: {
    title: 'No offers to answer',
    sentence: 'Offers from companies appear here until you answer.',
  },
  decided: {
    title: 'No decided applications',
    sentence: 'Accepted, rejected, withdrawn and completed applications appear here.',
  },
};

function NoneHere({ group }: { group: ApplicationGroup }) {
  return (
    <Empty drawing="search" title={none[group].title}>
      <p>{none[group].sentence}</p>
      <ScreenLink to={addressOf({})} className="btn btn-outline-primary">
        Show all
      </ScreenLink>
    </Empty>
  );
}
