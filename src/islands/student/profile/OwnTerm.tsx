import { useAct } from '../../../api/act/useAct.ts';
import { change } from '../../../api/read/read.ts';
import { currentStudent } from '../../../api/read/students.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { Student } from '../../../contract/students/students.ts';
import { useTerms } from '../../features/terms/useTerms.ts';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';
import './own-resume.scss';

/** The term the student is in, which they choose themselves; nothing where there is none to choose. */
export function OwnTerm({ student: { sId, termId = null } }: { student: Student }) {
  const terms = useTerms();
  // What is chosen shows at once; where it is refused, it goes back.
  const { press, sending, failure } = useAct(endpoints.chooseTerm, {
    done: (student) => {
      change(currentStudent, () => student);
      const now = terms.find(({ id }) => id === student.termId);
      announce(now ? `You are in ${now.name}.` : 'You are not in a term.');
    },
  });
  const offered = terms.filter(({ id, phase }) => phase !== 'past' || id === termId);
  if (offered.length === 0) return null;
  const shown = sending ? sending.body.termId : termId;
  return (
    <section className="panel ticked max-w-52 mt-6" aria-labelledby="own-term">
      <h2 className="fs-22" id="own-term">
        Term
      </h2>
      <MoveFailed failure={failure} />
      <label className="form-label" htmlFor="own-term-choice">
        The term you work in
      </label>
      <select
        id="own-term-choice"
        className="form-select"
        aria-describedby="own-term-hint"
        value={shown ?? ''}
        onChange={({ target: { value } }) =>
          press({
            params: { sId },
            body: { termId: value === '' ? null : Number(value) },
          })
        }
      >
        <option value="">No term</option>
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <p className="form-text mt-3 mb-0" id="own-term-hint">
        We remind you of its dates. You can apply to projects in any term. Your choice is saved at
        once.
      </p>
    </section>
  );
}
