import type { AssignmentRun } from '../../../contract/assignments/assignment-run.ts';
import { useTerms } from '../../features/terms/useTerms.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { lifeWords, scopeWords, stateWords, tagOf } from './words.ts';

const counted = (count: number, thing: string) =>
  `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;

/** Which run this is, who made it, and what decided among equals. */
export function RunFacts({ run, same }: { run: AssignmentRun; same: boolean | null }) {
  const terms = useTerms();
  return (
    <>
      <section className="panel run-facts" aria-labelledby="run-name">
        <h2 id="run-name">
          Run {run.id} <StatusTag status={tagOf[run.state]}>{stateWords[run.state]}</StatusTag>
        </h2>
        <p>
          {scopeWords(run.scope, terms)}. {counted(run.students, 'student')},{' '}
          {counted(run.applications, 'application')}, {counted(run.projects, 'project')}.
        </p>
        <p className="soft">
          {lifeWords(run)}. Ties were broken by draw number <span className="note">{run.seed}</span>
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
