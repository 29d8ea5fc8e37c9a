import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import {
  assignmentRunsMachine,
  runsPerPage,
} from '../../../machines/assignment/assignment-runs.ts';
import { LoadFailed } from '../../ui/list/Empty.tsx';
import { Paginator } from '../../ui/list/Paginator.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { earlierAddress, pageIn, runAddress } from './assign-address.ts';
import { kindWords, scopeWords, stateWords, tagOf } from './words.ts';

/** The runs so far: kept with their inputs and results. */
export function EarlierRuns({ search }: { search: Readonly<Record<string, string>> }) {
  const page = pageIn(search);
  const [snapshot, send] = useMachine(assignmentRunsMachine, { input: { page } });
  const { list } = snapshot.context;
  useEffect(() => send({ type: 'turn to', page }), [page, send]);
  return (
    <section className="assign-runs" aria-labelledby="earlier-runs">
      <h2 id="earlier-runs">Runs so far</h2>
      {!list && snapshot.matches('loading') && <p role="status">Loading runs…</p>}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="The runs could not be loaded. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {list?.total === 0 && <p className="soft">None yet. The first one starts above.</p>}
      {list && list.total > 0 && !snapshot.matches('failed') && (
        <ul className="run-list" aria-busy={snapshot.matches('loading')}>
          {list.rows.map((run) => (
            <li key={run.id} className="panel run-row">
              <ScreenLink to={runAddress(run.id)} className="run-link">
                Run {run.id}
              </ScreenLink>
              <StatusTag status={tagOf[run.state]}>{stateWords[run.state]}</StatusTag>
              <span>{scopeWords(run.scope)}</span>
              <span className="soft">
                {run.published
                  ? `${kindWords[run.published.kind]}, published ${momentOf(run.published.at)} by ${run.published.by}`
                  : `Proposed ${momentOf(run.createdAt)} by ${run.createdBy}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {list && list.total > runsPerPage && (
        <Paginator
          page={page}
          pageSize={runsPerPage}
          total={list.total}
          noun="runs"
          addressOf={(to) => earlierAddress(search, to)}
        />
      )}
    </section>
  );
}
