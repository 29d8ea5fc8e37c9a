import { useEffect } from 'react';
import { applicationInFull } from '../../../../api/read/applications.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Timeline } from './Timeline.tsx';
import { moverOf, wordsOf } from './timeline-words.ts';

interface Props {
  applicant: Applicant;
  /** Name of the company to this reader. */
  company: string;
}

/** Every move of one application. */
export function PersonHistory({ applicant, company }: Props) {
  const { applicationId, status, studentName } = applicant;
  const { data: detail, isError, refetch } = useRead(applicationInFull(applicationId));

  // Each move adds a line to the timeline.
  useEffect(() => {
    if (detail && detail.status !== status) refetch();
  }, [detail, status, refetch]);

  return (
    <section aria-labelledby="person-timeline">
      <h3 id="person-timeline">History</h3>
      {isError ? (
        <p role="alert">
          The history could not be loaded.{' '}
          <Button size="sm" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        !detail && <p role="status">Loading…</p>
      )}
      {detail && (
        <Timeline
          entries={detail.timeline}
          wordsOf={wordsOf}
          moverOf={(entry) => moverOf(entry, { student: studentName, company })}
        />
      )}
    </section>
  );
}
