import { ownApplications } from '../../../api/read/applications.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { ApplicationsSkeleton } from './list/ApplicationsSkeleton.tsx';
import { ListedApplications } from './list/ListedApplications.tsx';

/** The student's applications, once they are loaded. */
export function Applications({ studentId }: { studentId: number }) {
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
