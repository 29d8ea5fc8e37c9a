import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  currentFaculty,
  facultyStudents,
  studentsFile,
  studentsPerPage,
} from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { CalendarLink } from '../../features/terms/CalendarLink.tsx';
import { DownloadButton } from '../../ui/list/DownloadButton.tsx';
import { Paginator } from '../../ui/list/Paginator.tsx';
import { leaveTableAt } from '../../ui/navigation/last-address.ts';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { studentQueryFrom, studentsAddress } from '../addresses.ts';
import { $router } from '../router.ts';
import { screens } from '../screens.ts';
import { ByStanding } from './ByStanding.tsx';
import { NoStudents } from './NoStudents.tsx';
import { StudentFilters } from './StudentFilters.tsx';
import { StudentRow } from './StudentRow.tsx';
import { StudentsSkeleton } from './StudentsSkeleton.tsx';
import './students.scss';

/** The students of one's universities, and where each stands. All that narrows them is in the address. */
export default function StudentsScreen() {
  const query = studentQueryFrom(useStore($router)?.search ?? {});
  const list = useRead(facultyStudents(query));
  const here = studentsAddress(query);
  useEffect(() => leaveTableAt(screens.students, here), [here]);
  const universities = useRead(currentFaculty).data?.universities ?? [];
  return (
    <Screen
      title="Students"
      lead={universities.map(({ name }) => name).join(', ')}
      tools={
        <>
          <CalendarLink to={screens.calendar} />
          <DownloadButton
            make={() => studentsFile(query)}
            name="students.csv"
            made="Downloaded the list of students."
            className="btn-outline-primary"
          >
            Export
          </DownloadButton>
        </>
      }
    >
      <ByStanding query={query} />
      <StudentFilters query={query} universities={universities} />
      <Reading
        of={list}
        loading={<StudentsSkeleton />}
        failed="Failed to load students. Please try again later."
      >
        {({ rows, total, hasMore, page }) => (
          <>
            {total === 0 && <NoStudents query={query} />}
            <ul className="student-rows" aria-label="Students" aria-busy={list.isPlaceholderData}>
              {rows.map((student) => (
                <StudentRow
                  key={student.id}
                  student={student}
                  withUniversity={universities.length > 1}
                />
              ))}
            </ul>
            {total > studentsPerPage && (
              <Paginator
                page={page}
                pageSize={studentsPerPage}
                total={total}
                hasMore={hasMore}
                noun="students"
                addressOf={(next) => studentsAddress({ ...query, page: next })}
              />
            )}
          </>
        )}
      </Reading>
    </Screen>
  );
}
