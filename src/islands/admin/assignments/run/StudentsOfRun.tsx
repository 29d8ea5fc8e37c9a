import {
  type AssignedFilters,
  assignedStudents,
  studentsPerPage,
} from '../../../../api/read/assignments.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { Paginator } from '../../../ui/list/Paginator.tsx';
import { useOpen } from '../../../ui/navigation/navigation.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { studentsAddress } from '../assign-address.ts';
import { AssignedStudentRow } from './AssignedStudentRow.tsx';

interface Props {
  filters: AssignedFilters;
  total: number;
}

const choices = [
  ['', 'All students'],
  ['not first', 'Without their first choice'],
  ['unplaced', 'Without a place'],
  ['differs', 'Different from the first proposal'],
] as const;

/** Who gets what by the chosen way, and for everybody why not something they wanted more. */
export function StudentsOfRun({ filters, total }: Props) {
  const open = useOpen();
  const students = useRead(assignedStudents(filters));
  const show = (change: Partial<AssignedFilters>) =>
    open(studentsAddress({ ...filters, page: 1, ...change }), true);
  return (
    <section className="assigned" aria-labelledby="assigned">
      <h2 id="assigned">Students</h2>
      <div className="assign-choices">
        <label className="field">
          <span className="form-label">Show</span>
          <select
            className="form-select"
            value={filters.only}
            onChange={({ target }) => show({ only: target.value as AssignedFilters['only'] })}
          >
            {choices.map(([only, words]) => (
              <option key={only} value={only}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="form-label">Search by name</span>
          <input
            type="search"
            className="form-control"
            maxLength={100}
            value={filters.searchText}
            onChange={({ target }) => show({ searchText: target.value })}
          />
        </label>
      </div>
      <Reading
        of={students}
        loading={<p role="status">Loading students…</p>}
        failed="The students could not be loaded. Try again later."
      >
        {(list) => (
          <>
            <p className="soft" role="status">
              {list.total === 0
                ? 'No students match.'
                : `${list.total.toLocaleString('en')} of ${total.toLocaleString('en')} students.`}
            </p>
            <ul className="plain-list mb-6" aria-busy={students.isPlaceholderData}>
              {list.rows.map((student) => (
                <AssignedStudentRow key={student.studentId} student={student} />
              ))}
            </ul>
            {list.total > studentsPerPage && (
              <Paginator
                page={list.page}
                pageSize={studentsPerPage}
                total={list.total}
                noun="students"
                addressOf={(page) => studentsAddress({ ...filters, page })}
              />
            )}
          </>
        )}
      </Reading>
    </section>
  );
}
