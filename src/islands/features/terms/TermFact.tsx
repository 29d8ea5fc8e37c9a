import { programme } from '../../../api/read/terms.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { Project } from '../../../contract/projects/projects.ts';
import { dayInWords } from './term-words.ts';

/** A project's term and its dates; nothing without a term. */
export function TermFact({ project: { termId } }: { project: Pick<Project, 'termId'> }) {
  const { data } = useRead(termId == null ? null : programme);
  const term = data?.terms.find(({ id }) => id === termId);
  if (!term) return null;
  const { name, applyFrom, phase } = term;
  return (
    <>
      <dt>Term</dt>
      <dd>
        {name}
        {phase === 'upcoming' && (
          <span className="soft">; applications open on {dayInWords(applyFrom)}</span>
        )}
      </dd>
    </>
  );
}
