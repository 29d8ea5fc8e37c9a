import { studentsInNeed } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { studentsAddress } from '../addresses.ts';
import { StudentRow } from './StudentRow.tsx';

const everyoneInNeed = studentsAddress({ standing: 'Needs attention', sort: 'pressing' });

/** The students who need their university, the most pressing first; nothing where none does. */
export function InNeed({ withUniversity }: { withUniversity: boolean }) {
  const { data } = useRead(studentsInNeed);
  if (!data || data.total === 0) return null;
  return (
    <section className="panel ticked students-in-need mb-6 py-4" aria-labelledby="needs-attention">
      <h2 id="needs-attention">Needs attention</h2>
      <ul className="lined plain-list" aria-labelledby="needs-attention">
        {data.rows.map((student) => (
          <StudentRow key={student.id} student={student} withUniversity={withUniversity} />
        ))}
      </ul>
      {data.total > data.rows.length && (
        <ScreenLink to={everyoneInNeed} className="btn btn-sm btn-outline-primary mt-2">
          See all {data.total.toLocaleString('en')}
        </ScreenLink>
      )}
    </section>
  );
}
