import type { UniversityMerge } from '../../../contract/universities/managed-universities.ts';
import { studentsWords } from './words.ts';

/** What a merge would move, before it does. */
export function WhatMoves({ merge }: { merge: UniversityMerge }) {
  const { name, into, students, staff, names, domains } = merge;
  return (
    <div className="what-moves" role="status">
      <p>
        This moves from “{name}” to “{into.name}”:
      </p>
      <dl>
        <dt>Students</dt>
        <dd>{students === 0 ? 'None' : studentsWords(students)}</dd>
        {staff > 0 && (
          <>
            <dt>Staff</dt>
            <dd>{staff.toLocaleString('en')}</dd>
          </>
        )}
        <dt>Names</dt>
        <dd>{names.join(', ')}</dd>
        <dt>Mail domains</dt>
        <dd>{domains.join(', ') || 'None'}</dd>
      </dl>
      <p>“{name}” is gone then. You cannot undo this.</p>
    </div>
  );
}
