import type { ReactNode } from 'react';
import type { PinCost, RunExclusion } from '../../../../contract/assignments/assignment-pins.ts';
import type { AssignmentRun } from '../../../../contract/assignments/assignment-run.ts';
import { RecordLink } from '../../records/RecordLink.tsx';
import { costWords, pairListWords } from '../pin-words.ts';
import type { PairList } from '../usePairs.ts';

/** Lists the pins and exclusions of a run with their reasons, and the cost of each pin. */
export function PinsOfRun({ run: { pins, exclusions, pinsCost } }: { run: AssignmentRun }) {
  return (
    <div className="fitting row-gap-6 column-gap-8 my-6">
      <Pairs list="pins" pairs={pins}>
        {pinsCost && (
          <p className="soft">
            {pins.length > 1 && `${costWords('these rules', pinsCost)} `}
            Counted in “Best for students”, against the same without the rule.
          </p>
        )}
      </Pairs>
      <Pairs list="exclusions" pairs={exclusions} />
    </div>
  );
}

interface Props {
  list: PairList;
  pairs: readonly (RunExclusion & { readonly cost?: PinCost | null })[];
  children?: ReactNode;
}

function Pairs({ list, pairs, children }: Props) {
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby={`run-${list}`}>
      <h2 className="fs-34" id={`run-${list}`}>
        {pairListWords[list].title}
      </h2>
      {children}
      <ul className="plain-list mb-3">
        {pairs.map(({ studentId, student, projectId, project, reason, cost }) => (
          <li
            key={`${studentId} ${projectId}`}
            className="d-flex gap-4 align-items-start justify-content-between line-above"
          >
            <div>
              <RecordLink kind="student" id={studentId}>
                {student}
              </RecordLink>{' '}
              and{' '}
              <RecordLink kind="project" id={projectId}>
                “{project}”
              </RecordLink>
              <span className="soft pair-reason">{reason}</span>
              {cost && <span className="pair-cost">{costWords('this rule', cost)}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
