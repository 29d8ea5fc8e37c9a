import { read } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { getProjectAssignment } from '../../../contract/assignments/assignment-results.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { dayOf } from '../../ui/status/dates.ts';

interface Props {
  pid: number;
  addressOf: (application: number) => string;
}

/**
 * Students the programme's assignment gave to the project, best first. If it cannot be read nothing is shown, because
 * the list shows who was offered a place.
 */
export function AssignmentResult({ pid, addressOf }: Props) {
  const { data: result } = useRead(read(getProjectAssignment, { params: { pid } }));
  if (!result) return null;
  const { publishedAt, places, students, applicants } = result;
  return (
    <section className="panel ticked panel-snug mb-6" aria-labelledby="assignment-result">
      <h2 className="fs-24" id="assignment-result">
        Assignment of {dayOf(publishedAt)}: {students.length} of {placesIn(places)} offered
      </h2>
      {students.length === 0 && (
        <p>None of the {applicantsIn(applicants)} was assigned to this project.</p>
      )}
      <ul className="plain-list mb-4">
        {students.map(({ applicationId, name, standing, isRanked }) => (
          <li
            className="cluster row-gap-0 column-gap-4 align-items-baseline justify-content-between line-above py-2"
            key={applicationId}
          >
            <ScreenLink className="fw-semibold" to={addressOf(applicationId)}>
              {name}
            </ScreenLink>
            <span className="soft">
              {standing} of {applicants} {isRanked ? 'in your ranking' : 'by fit'}
            </span>
          </li>
        ))}
      </ul>
      <p className="soft m-0">
        Your ranking comes first. Unranked applicants are ordered by fit; a draw breaks ties.
      </p>
    </section>
  );
}

const placesIn = (count: number): string => (count === 1 ? '1 place' : `${count} places`);
const applicantsIn = (count: number): string =>
  count === 1 ? '1 applicant' : `${count} applicants`;
