import { ScreenLink, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { earlierAddress, pageIn, runAddress, runIn } from './assign-address.ts';
import { ScopeChoice } from './ScopeChoice.tsx';
import './assign.scss';
import { assignmentRuns, runsPerPage } from '../../../api/read/assignments.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { useTerms } from '../../features/terms/useTerms.ts';
import { PagedList } from '../../ui/list/PagedList.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { lifeWords, scopeWords, stateWords, tagOf } from './words.ts';

const RunView = lazy(
  () => import('./run/RunView.tsx'),
  () => <p role="status">Loading the run…</p>,
);

/** Assign Students: choose who takes part, or look at one run; the address says which. */
export default function AssignScreen() {
  const search = useSearch();
  const run = runIn(search);
  return (
    <Screen
      title="Assign Students"
      lead="Assign all students to projects at once, by both sides’ preferences. Nothing changes until you publish."
      tools={
        run !== null && (
          <ScreenLink to="/admin/assign-students" className="btn btn-outline-primary">
            All runs
          </ScreenLink>
        )
      }
    >
      {run === null ? (
        <>
          <ScopeChoice search={search} />
          <EarlierRuns search={search} />
        </>
      ) : (
        <RunView key={run} id={run} search={search} />
      )}
    </Screen>
  );
}

/** The runs so far: kept with their inputs and results. */
function EarlierRuns({ search }: { search: Readonly<Record<string, string>> }) {
  const terms = useTerms();
  return (
    <section aria-labelledby="earlier-runs">
      <h2 className="fs-34" id="earlier-runs">
        All runs
      </h2>
      <PagedList
        of={useRead(assignmentRuns(pageIn(search)))}
        loading={<p role="status">Loading runs…</p>}
        failed="The runs could not be loaded. Try again later."
        empty={<p className="soft">No runs yet. Start the first one above.</p>}
        className="plain-list mb-6"
        pageSize={runsPerPage}
        noun="runs"
        addressOf={(to) => earlierAddress(search, to)}
      >
        {(run) => (
          <li
            key={run.id}
            className="panel cluster row-gap-1 column-gap-4 align-items-baseline py-14px px-5 mb-2"
          >
            <ScreenLink to={runAddress(run.id)} className="fw-semibold">
              Run {run.id}
            </ScreenLink>
            <StatusTag status={tagOf[run.state]}>{stateWords[run.state]}</StatusTag>
            <span>{scopeWords(run.scope, terms)}</span>
            <span className="soft">{lifeWords(run)}</span>
          </li>
        )}
      </PagedList>
    </section>
  );
}
