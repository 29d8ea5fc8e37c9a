import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Student } from '../../../contract/students.ts';
import { $session } from '../../../session/session.ts';

/** Under this key a browser remembers which student has met the introduction. */
const key = 'introduced';

/**
 * Whether the introduction is shown. Until it is known who reads, it is `awaited` by those who had not met it when they
 * signed in: its room is kept, so that it does not move the list when it comes.
 */
export function useIntroduction(student: Student | undefined): 'shown' | 'awaited' | 'none' {
  const session = useStore($session);
  const met = student?.introduced === true ? String(student.sId) : null;
  useEffect(() => {
    if (met) localStorage.setItem(key, met);
  }, [met]);
  if (student) return student.introduced === false ? 'shown' : 'none';
  const newStudent = session.kind === 'member' ? session.newStudent : null;
  return newStudent !== null && localStorage.getItem(key) !== newStudent ? 'awaited' : 'none';
}
