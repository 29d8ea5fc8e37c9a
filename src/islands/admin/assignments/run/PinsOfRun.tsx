import type { RunExclusion } from '../../../../contract/assignments/assignment-pins.ts';
import type { AssignmentRun } from '../../../../contract/assignments/assignment-run.ts';
import { RecordLink } from '../../records/RecordLink.tsx';
import { costWords, pairListWords } from '../pin-words.ts';

/** Who was kept together and apart in a run, why, and what each pin costs. */
export function PinsOfRun({ run: { pins, exclusions, pinsCost } }: { run: AssignmentRun }) {
  return (
    <div className="fitting row-gap-6 column-gap-8 my-6">
      {pins.length > 0 && (
        <section aria-labelledby="run-pins">
          <h2 className="fs-34" id="run-pins">
            {pairListWords.pins.title}
          </h2>
          {pinsCost && (
            <p className="soft">
              {pins.length > 1 && `${costWords('The whole list', pinsCost)} `}
              Counted in “Best for students”, against the same without the pair.
            </p>
          )}
          <ul className="plain-list mb-3">
            {pins.map(({ cost, ...pair }) => (
              <li
                key={pair.studentId}
                className="d-flex gap-4 align-items-start justify-content-between line-above"
              >
                <div>
                  <Pair {...pair} />
                  {cost && <span className="pair-cost">{costWords('This pair', cost)}</span>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {exclusions.length > 0 && (
        <section aria-labelledby="run-exclusions">
          <h2 className="fs-34" id="run-exclusions">
            {pairListWords.exclusions.title}
          </h2>
          <ul className="plain-list mb-3">
            {exclusions.map((pair) => (
              <li
                key={`${pair.studentId} ${pair.projectId}`}
                className="d-flex gap-4 align-items-start justify-content-between line-above"
              >
                <div>
                  <Pair {...pair} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Pair({ studentId, student, projectId, project, reason }: RunExclusion) {
  return (
    <>
      <RecordLink kind="student" id={studentId}>
        {student}
      </RecordLink>{' '}
      and{' '}
      <RecordLink kind="project" id={projectId}>
        “{project}”
      </RecordLink>
      <span className="soft pair-reason">{reason}</span>
    </>
  );
}
