import {
  type AssignedFilters,
  assignedStudents,
  studentsPerPage,
} from '../../../../api/read/assignments.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { AssignedStudent } from '../../../../contract/assignments/assignment-run.ts';
import { ordinal } from '../../../../contract/words/ordinal.ts';
import { SearchInput } from '../../../ui/form/SearchInput.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Paginator } from '../../../ui/list/Paginator.tsx';
import { useOpen } from '../../../ui/navigation/navigation.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { RecordLink } from '../../records/RecordLink.tsx';
import { studentsAddress } from '../assign-address.ts';

interface Props {
  filters: AssignedFilters;
  total: number;
}

const choices = [
  ['', 'All students'],
  ['not first', 'Without their first choice'],
  ['unplaced', 'Without a place'],
  ['differs', 'Different from the first proposal'],
  ['unordered', 'Who have not ranked'],
] as const;

/** Students with their places in the chosen way, and why each missed the choices they ranked higher. */
export function StudentsOfRun({ filters, total }: Props) {
  const open = useOpen();
  const students = useRead(assignedStudents(filters));
  const show = (change: Partial<AssignedFilters>) =>
    open(studentsAddress({ ...filters, page: 1, ...change }), true);
  return (
    <section className="assigned" aria-labelledby="assigned">
      <h2 className="fs-34" id="assigned">
        Students
      </h2>
      <div className="assign-choices">
        <label className="field">
          <span className="form-label">Show</span>
          <Select value={filters.only} options={choices} onChoose={(only) => show({ only })} />
        </label>
        <label className="field">
          <span className="form-label">Search by name</span>
          <SearchInput
            maxLength={100}
            searchText={filters.searchText}
            onSearch={(searchText) => show({ searchText })}
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
            <Paginator
              page={list.page}
              pageSize={studentsPerPage}
              total={list.total}
              noun="students"
              addressOf={(page) => studentsAddress({ ...filters, page })}
            />
          </>
        )}
      </Reading>
    </section>
  );
}

/** One student of a proposal, with why they missed what they wanted more. */
function AssignedStudentRow({ student }: { student: AssignedStudent }) {
  const { studentId, name, place, choices, ordered, missed } = student;
  return (
    <li className="line-above">
      <p className="m-0">
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
              {place.choice <= ordered
                ? `${ordinal(place.choice)} of ${choices}`
                : `not ranked, by fit ${ordinal(place.choice)} of ${choices}`}
            </span>
          </>
        ) : (
          <>
            no place <span className="note">(applied to {choices})</span>
          </>
        )}
      </p>
      {missed.length > 0 && (
        <details>
          <summary>{place ? 'Why not the first choice?' : 'Why no place?'}</summary>
          <ol className="mt-2 mb-0 soft">
            {missed.map(({ title, choice, isOrdered, sentence }) => (
              <li key={choice} value={choice}>
                “<bdi>{title}</bdi>”{isOrdered || ', not ranked'}: {sentence}
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
