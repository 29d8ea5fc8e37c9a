import type { StudentRecord } from '../../../../contract/students/managed-students.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { addressWith } from '../../../ui/navigation/search.ts';
import { screens } from '../../screens.ts';

/** The university a student falls under, which leads to all who do; or where those are who fall under none. */
export function FallsUnder({ university }: { university: StudentRecord['fallsUnder'] }) {
  const to = university
    ? addressWith(screens['manage-students'], { university: university.id })
    : addressWith(screens.universities, { view: 'none' });
  return <ScreenLink to={to}>{university?.name ?? 'No university'}</ScreenLink>;
}
