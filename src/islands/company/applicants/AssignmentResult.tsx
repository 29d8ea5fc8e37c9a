import { useMachine } from '@xstate/react';
import { projectAssignmentMachine } from '../../../machines/assignment/project-assignment.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import './assignment-result.scss';

interface Props {
  pid: number;
  addressOf: (application: number) => string;
}

/** Whom the programme's assignment gave to the project, the best in its order first. */
export function AssignmentResult({ pid, addressOf }: Props) {
  const [{ context }] = useMachine(projectAssignmentMachine, { input: { pid } });
  const { result } = context;
  if (!result) return null;
  const { publishedAt, places, students, applicants } = result;
  return (
    <section className="panel ticked assignment-result" aria-labelledby="assignment-result">
      <h2 id="assignment-result">
        The assignment of {dayOf(publishedAt)} gave {students.length} of {placesIn(places)}
      </h2>
      {students.length === 0 && <p>None of the {applicantsIn(applicants)} came to this project.</p>}
      <ul>
        {students.map(({ applicationId, name, standing }) => (
          <li key={applicationId}>
            <ScreenLink to={addressOf(applicationId)}>{name}</ScreenLink>
            <span className="soft">
              {standing} of {applicants} in your order
            </span>
          </li>
        ))}
      </ul>
      <p className="soft">
        Your ranking comes first; whom you have not ranked follows by fit, then by a draw.
      </p>
    </section>
  );
}

const placesIn = (count: number): string => (count === 1 ? '1 place' : `${count} places`);
const applicantsIn = (count: number): string =>
  count === 1 ? '1 applicant' : `${count} applicants`;
