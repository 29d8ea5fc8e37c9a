import { useStore } from '@nanostores/react';
import { ownApplications } from '../../../api/read/applications.ts';
import { currentStudent } from '../../../api/read/students.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { CalendarLink } from '../../features/terms/CalendarLink.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { $router } from '../router.ts';
import { screens } from '../screens.ts';
import { AssignmentResult } from './AssignmentResult.tsx';
import { addressOf, viewFrom } from './applications-address.ts';
import { ApplicationsSkeleton } from './list/ApplicationsSkeleton.tsx';
import { ListedApplications } from './list/ListedApplications.tsx';
import './applications.scss';

/** My Projects. The list is asked for by the student's number, so the student comes first. */
export default function ApplicationsScreen() {
  const { ordering } = viewFrom(useStore($router)?.search ?? {});
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
