import type { AssignedStudent } from '../../../../contract/assignments/assignment-run.ts';
import { ordinal } from '../../../../contract/ordinal.ts';
import { RecordLink } from '../../records/RecordLink.tsx';

/** One student of a proposal, with why they missed what they wanted more. */
export function AssignedStudentRow({ student }: { student: AssignedStudent }) {
  const { studentId, name, place, choices, missed } = student;
  return (
    <li className="assigned-row">
      <p>
        <strong>
          <RecordLink kind="student" id={studentId}>
            {name}
          </RecordLink>
        </strong>{' '}
        {place ? (
          <>
            gets “
            <RecordLink kind="project" id={place.pid}>
              {place.title}
            </RecordLink>
            ”,{' '}
            <span className="note">
              {ordinal(place.choice)} of {choices}
            </span>
          </>
        ) : (
          <>
            gets no place <span className="note">of {choices}</span>
          </>
        )}
      </p>
      {missed.length > 0 && (
        <details>
          <summary>Why not {place ? 'the first choice' : 'any'}?</summary>
          <ol>
            {missed.map(({ title, choice, sentence }) => (
              <li key={choice} value={choice}>
                “{title}”: {sentence}
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
