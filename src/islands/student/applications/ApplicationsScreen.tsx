import { ownApplications } from '../../../api/read/applications.ts';
import { read } from '../../../api/read/read.ts';
import { currentStudent } from '../../../api/read/students.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { myAssignment } from '../../../contract/assignments/assignment-results.ts';
import { CalendarLink } from '../../features/terms/CalendarLink.tsx';
import { ScreenLink, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { screens } from '../screens.ts';
import { addressOf, viewFrom } from './applications-address.ts';
import { ApplicationsSkeleton } from './list/ApplicationsSkeleton.tsx';
import { ListedApplications } from './list/ListedApplications.tsx';
import './applications.scss';

/** My Projects. The list is asked for by the student's number, so the student comes first. */
export default function ApplicationsScreen() {
  const { ordering } = viewFrom(useSearch());
  return (
    <Screen
      title="My Projects"
      lead="Your applications and their status."
      tools={
        <>
          <CalendarLink to={screens.calendar} />
          <ScreenLink to={addressOf({ ordering: !ordering })} className="btn btn-outline-primary">
            {ordering ? 'All applications' : 'Order of preference'}
          </ScreenLink>
        </>
      }
    >
      <Reading
        of={useRead(currentStudent)}
        loading={<ApplicationsSkeleton />}
        failed="Your applications could not be loaded. Try again later."
      >
        {({ sId }) => (
          <>
            <AssignmentResult />
            <Applications studentId={sId} />
          </>
        )}
      </Reading>
    </Screen>
  );
}

/** The student's applications, once they are loaded. */
function Applications({ studentId }: { studentId: number }) {
  return (
    <Reading
      of={useRead(ownApplications(studentId))}
      loading={<ApplicationsSkeleton />}
      failed="Your applications could not be loaded. Try again later."
    >
      {({ rows }) => <ListedApplications list={rows} studentId={studentId} />}
    </Reading>
  );
}

/**
 * Result of the programme's assignment, with the reason for each missed choice. If it cannot be read nothing is shown,
 * because the applications show their offers.
 */
function AssignmentResult() {
  const { data: result } = useRead(read(myAssignment, {}));
  if (!result) return null;
  const { place, missed, sentence, publishedAt } = result;
  return (
    <section className="panel ticked panel-snug mb-6" aria-labelledby="assignment-result">
      <h2 className="fs-24" id="assignment-result">
        Assignment of {dayOf(publishedAt)}
      </h2>
      <p>
        {sentence}{' '}
        {place && (
          <ScreenLink to={`${screens.myproject}?application=${place.applicationId}`}>
            View application
          </ScreenLink>
        )}
      </p>
      {missed.length > 0 && (
        <details>
          <summary className="py-1 fw-semibold">
            Why not {place ? 'a higher choice' : 'any of them'}?
          </summary>
          <ol>
            {missed.map(({ choice, title, isOrdered, sentence: why }) => (
              <li key={choice} value={choice}>
                “{title}”{isOrdered || ', which you had not put in order'}: {why}
              </li>
            ))}
          </ol>
          <p className="soft m-0">
            Companies’ rankings come first. Unranked applicants are ordered by fit; a draw breaks
            ties.
          </p>
        </details>
      )}
    </section>
  );
}
