import type { AssignmentRun } from '../../../contract/assignment-run.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { kindWords, scopeWords, stateWords, tagOf } from './words.ts';

const counted = (count: number, thing: string) =>
  `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;

/** Which run this is, who made it, and what decided among equals. */
export function RunFacts({ run, same }: { run: AssignmentRun; same: boolean | null }) {
  return (
    <>
      <section className="panel run-facts" aria-labelledby="run-name">
        <h2 id="run-name">
          Run {run.id} <StatusTag status={tagOf[run.state]}>{stateWords[run.state]}</StatusTag>
        </h2>
        <p>
          {scopeWords(run.scope)}. {counted(run.students, 'student')},{' '}
          {counted(run.applications, 'application')}, {counted(run.projects, 'project')}.
        </p>
        <p className="soft">
          Proposed {momentOf(run.createdAt)} by {run.createdBy}. Ties were broken by draw number{' '}
          <span className="note">{run.seed}</span>
          {run.published &&
            `. ${kindWords[run.published.kind]}, published ${momentOf(run.published.at)} by ${run.published.by}`}
          .
        </p>
      </section>
      {same === true && (
        <Alert kind="success">
          Recomputed from the stored preferences: every place is the same.
        </Alert>
      )}
      {same === false && (
        <Alert kind="danger">
          Recomputed: some places differ, so the stored record has been changed.
        </Alert>
      )}
    </>
  );
}
