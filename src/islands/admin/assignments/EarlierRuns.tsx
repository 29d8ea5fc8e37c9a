import { assignmentRuns, runsPerPage } from '../../../api/read/assignments.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { useTerms } from '../../features/terms/useTerms.ts';
import { Paginator } from '../../ui/list/Paginator.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { earlierAddress, pageIn, runAddress } from './assign-address.ts';
import { lifeWords, scopeWords, stateWords, tagOf } from './words.ts';

/** The runs so far: kept with their inputs and results. */
export function EarlierRuns({ search }: { search: Readonly<Record<string, string>> }) {
  const page = pageIn(search);
  const runs = useRead(assignmentRuns(page));
  const terms = useTerms();
  return (
    <section className="assign-runs" aria-labelledby="earlier-runs">
      <h2 id="earlier-runs">All runs</h2>
      <Reading
        of={runs}
        loading={<p role="status">Loading runs…</p>}
        failed="The runs could not be loaded. Try again later."
      >
        {(list) => (
          <>
            {list.total === 0 && <p className="soft">No runs yet. Start the first one above.</p>}
            {list.total > 0 && (
              <ul className="plain-list mb-6" aria-busy={runs.isPlaceholderData}>
                {list.rows.map((run) => (
                  <li key={run.id} className="panel run-row">
                    <ScreenLink to={runAddress(run.id)} className="fw-semibold">
                      Run {run.id}
                    </ScreenLink>
                    <StatusTag status={tagOf[run.state]}>{stateWords[run.state]}</StatusTag>
                    <span>{scopeWords(run.scope, terms)}</span>
                    <span className="soft">{lifeWords(run)}</span>
                  </li>
                ))}
              </ul>
            )}
            {list.total > runsPerPage && (
              <Paginator
                page={list.page}
                pageSize={runsPerPage}
                total={list.total}
                noun="runs"
                addressOf={(to) => earlierAddress(search, to)}
              />
            )}
          </>
        )}
      </Reading>
    </section>
  );
}
