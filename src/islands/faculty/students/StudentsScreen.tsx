import { useEffect } from 'react';
import {
  currentFaculty,
  facultyStudents,
  type StudentQuery,
  standingCounts,
  studentsFile,
  studentsPerPage,
} from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { standingFilters } from '../../../contract/universities/faculty.ts';
import { CalendarLink } from '../../features/terms/CalendarLink.tsx';
import { DownloadButton } from '../../ui/list/DownloadButton.tsx';
import { Empty } from '../../ui/list/Empty.tsx';
import { PagedList } from '../../ui/list/PagedList.tsx';
import { wholeList } from '../../ui/list/whole-list.ts';
import { leaveTableAt } from '../../ui/navigation/last-address.ts';
import { ScreenLink, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { StatusTabs } from '../../ui/navigation/StatusTabs.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { studentQueryFrom, studentsAddress } from '../addresses.ts';
import { screens } from '../screens.ts';
import { InNeed } from './InNeed.tsx';
import { StudentFilters } from './StudentFilters.tsx';
import { StudentRow } from './StudentRow.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import './students.scss';

/** Students of the reader's universities with their standing. The address keeps the filters. */
export default function StudentsScreen() {
  const query = studentQueryFrom(useSearch());
  const list = useRead(facultyStudents(query));
  const here = studentsAddress(query);
  useEffect(() => leaveTableAt(screens.students, here), [here]);
  const universities = useRead(currentFaculty).data?.universities ?? [];
  const withUniversity = universities.length > 1;
  const counts = useRead(standingCounts(query)).data;
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
          >
            Export {wholeList(list.data ?? { total: 0 }, isNarrowed(query), 'student')}
          </DownloadButton>
        </>
      }
    >
      {counts && <Unconfirmed count={counts.unconfirmed} />}
      {here === everybody && <InNeed withUniversity={withUniversity} />}
      <StatusTabs
        label="Where students stand"
        statuses={standingFilters}
        counts={
          counts && new Map(counts.counts.map(({ standing, students }) => [standing, students]))
        }
        total={counts?.all}
        chosen={query.standing}
        addressOf={(standing) => studentsAddress({ ...query, standing, page: 1 })}
      />
      <StudentFilters query={query} universities={universities} />
      <PagedList
        of={list}
        loading={<Skeleton of="students" lines={4} line="skeleton h-4" className="stack gap-2" />}
        failed="Failed to load students. Please try again later."
        empty={<NoStudents query={query} />}
        className="student-rows lined plain-list mb-4"
        aria-label="Students"
        pageSize={studentsPerPage}
        noun="students"
        addressOf={(page) => studentsAddress({ ...query, page })}
      >
        {(student) => (
          <StudentRow key={student.id} student={student} withUniversity={withUniversity} />
        )}
      </PagedList>
    </Screen>
  );
}

const everybody = studentsAddress(studentQueryFrom({}));

const isNarrowed = ({ sort: _, page: __, ...narrowing }: StudentQuery): boolean =>
  studentsAddress(narrowing) !== everybody;

function NoStudents({ query }: { query: StudentQuery }) {
  if (isNarrowed(query))
    return (
      <Empty drawing="search" title="No students found">
        <p>None of your students match.</p>
        <ScreenLink to={everybody} className="btn btn-outline-primary">
          All students
        </ScreenLink>
      </Empty>
    );
  return (
    <Empty drawing="quiet" title="No students yet">
      <p>
        Students appear here when they sign up and name your university, or use one of its email
        addresses.
      </p>
    </Empty>
  );
}
