import { useCallback } from 'react';
import { applicantCounts, applicantsPerPage } from '../../../../api/read/applications.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
} from '../../../../contract/applications/moves.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import { Empty } from '../../../ui/list/Empty.tsx';
import { Paginator } from '../../../ui/list/Paginator.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { StatusTabs } from '../../../ui/navigation/StatusTabs.tsx';
import { useFitsBeside, useIsNarrow } from '../../../ui/navigation/window-width.ts';
import { type ApplicantsPlace, usualQuery } from '../../addresses.ts';
import { SelectionBar } from '../decision/SelectionBar.tsx';
import { ApplicantCards } from './ApplicantCards.tsx';
import { ApplicantFilters } from './ApplicantFilters.tsx';
import { ApplicantTable } from './ApplicantTable.tsx';

export type Chosen = ReadonlySet<number>;

interface Props {
  rows: readonly Applicant[];
  total: number;
  project: Project;
  place: ApplicantsPlace;
  /** True while the list still shows the results of an older query. */
  isReading: boolean;
  chosen: Chosen;
  onChoose: (change: (chosen: Chosen) => Chosen) => void;
  addressOf: (changed: Partial<ApplicantsPlace>) => string;
}

/** The applicants as a table on a desk and as cards on a phone, and what can be done with several. */
export function Listed({ rows, total, project, place, isReading, ...acts }: Props) {
  const { chosen, onChoose, addressOf } = acts;
  const isNarrow = useIsNarrow();
  // Beside one of them in full there is no room for a table.
  const isBeside = useFitsBeside() && place.application !== null;
  const selected = rows.filter(({ applicationId }) => chosen.has(applicationId));
  const isFiltered = place.query.status !== '' || place.query.searchText !== '';
  const toggle = useCallback(
    (applicationId: number) => onChoose((before) => toggled(before, applicationId)),
    [onChoose],
  );
  const list = {
    rows,
    chosen,
    place,
    onToggle: toggle,
    pid: project.pid,
  };
  const toggleAll = () =>
    onChoose(() =>
      selected.length === rows.length
        ? new Set()
        : new Set(rows.map(({ applicationId }) => applicationId)),
    );
  return (
    <>
      {(total > 0 || isFiltered) && (
        <>
          <Pipeline pid={project.pid} place={place} addressOf={addressOf} />
          <ApplicantFilters
            pid={project.pid}
            query={place.query}
            total={total}
            addressOf={addressOf}
          />
        </>
      )}
      {total === 0 && !isReading && (isFiltered ? <NobodyFound to={addressOf} /> : <Nobody />)}
      {rows.length > 0 && (
        <div aria-busy={isReading} data-search={place.query.searchText}>
          {isNarrow || isBeside ? (
            <ApplicantCards {...list} />
          ) : (
            <ApplicantTable {...list} onToggleAll={toggleAll} addressOf={addressOf} />
          )}
        </div>
      )}
      <Paginator
        page={place.query.page}
        pageSize={applicantsPerPage}
        total={total}
        noun="applicants"
        addressOf={(page) => addressOf({ query: { ...place.query, page } })}
      />
      <SelectionBar
        selected={selected}
        compareAddress={(compare) => addressOf({ compare })}
        onClear={() => onChoose(() => new Set())}
        onAll={toggleAll}
      />
    </>
  );
}

function toggled(before: Chosen, applicationId: number): Chosen {
  const after = new Set(before);
  if (!after.delete(applicationId)) after.add(applicationId);
  return after;
}

const Nobody = () => (
  <Empty drawing="quiet" title="No applications yet">
    <p>Applications appear here when students apply.</p>
  </Empty>
);

function NobodyFound({ to }: { to: Props['addressOf'] }) {
  return (
    <Empty drawing="search" title="No applicants found">
      <p>No applicants match your search and status filter.</p>
      <ScreenLink to={to({ query: usualQuery })} className="btn btn-outline-primary">
        Show all applicants
      </ScreenLink>
    </Empty>
  );
}

/** The way to a place. How else an application may end shows where one did. */
const wayToAPlace: readonly ApplicationStatus[] = [
  'Under Review',
  'Shortlisted',
  'Offered',
  'Accepted',
];

interface PipelineProps {
  pid: number;
  place: ApplicantsPlace;
  addressOf: (changed: Partial<ApplicantsPlace>) => string;
}

/** Progress of the applicants, with the number in each status. */
function Pipeline({ pid, place: { query }, addressOf }: PipelineProps) {
  const { data: counts } = useRead(applicantCounts(pid));
  return (
    <StatusTabs
      label="Applicants by status"
      statuses={applicationStatuses}
      counts={counts && new Map(counts.map(({ status, applications }) => [status, applications]))}
      chosen={query.status}
      always={wayToAPlace}
      addressOf={(status) => addressOf({ query: { ...query, status, page: 1 }, application: null })}
    />
  );
}
