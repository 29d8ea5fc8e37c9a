import type { FacultyStudent } from '../../../contract/universities/faculty.ts';
import { workAddress } from '../../features/engagements/work-address.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { recordAddress } from '../addresses.ts';
import { screens } from '../screens.ts';
import { whyTheyStandSo } from './standing-words.ts';

interface Props {
  student: FacultyStudent;
  /** Said where there are students of several. */
  withUniversity: boolean;
}

/** One student: name, studies, standing with its reason, and a link to their work. */
export function StudentRow({ student, withUniversity }: Props) {
  const { id, firstName, lastName, email, engineeringType, collegeYear, university } = student;
  const { standing, work } = student;
  const name = `${firstName} ${lastName}`;
  return (
    <li className="student-row hovered min-h-64 py-2 px-4 fs-15 lh-md">
      <div>
        <ScreenLink
          to={recordAddress(id)}
          className="d-inline-flex align-items-center text-ink fw-semibold"
        >
          {name}
        </ScreenLink>
        <p className="soft fs-14 wide-only">{email}</p>
      </div>
      <div>
        <p>
          {engineeringType}, {collegeYear.toLowerCase()} year
        </p>
        {withUniversity && <p className="soft fs-14">{university}</p>}
      </div>
      <div>
        <StatusTag status={standing} />
        <p className="soft fs-14">{whyTheyStandSo(student)}</p>
      </div>
      <div className="student-act">
        {work && (
          <ScreenLink
            to={workAddress(screens.work, { engagement: work.id })}
            className="btn btn-sm btn-outline-primary"
          >
            Open the work<span className="visually-hidden"> of {name}</span>
          </ScreenLink>
        )}
        {standing === 'Place to confirm' && (
          <ScreenLink to={recordAddress(id)} className="btn btn-sm btn-outline-primary">
            Answer<span className="visually-hidden"> about the place of {name}</span>
          </ScreenLink>
        )}
      </div>
    </li>
  );
}
