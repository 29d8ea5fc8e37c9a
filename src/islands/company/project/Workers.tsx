import { useMemo } from 'react';
import type { Applicant } from '../../../contract/applicants.ts';
import type { ApplicationEvent } from '../../../contract/applications.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { applicantsAddress, usualQuery } from '../addresses.ts';
import { Acts } from '../applicants/decision/Acts.tsx';
import { DecidingProvider } from '../applicants/decision/deciding.ts';
import { Outcomes } from '../applicants/decision/Outcomes.tsx';
import { useApplicants } from '../applicants/use-applicants.ts';

const accepted = { ...usualQuery, status: 'Accepted' } as const;

/** Who works on the project, and the completing of their work. */
export function Workers({ pid }: { pid: number }) {
  const { list, decisions, sendDecision, rows, free } = useApplicants(pid, accepted);
  const isFull = free === 0;
  const deciding = useMemo(
    () => ({
      isFull,
      decide: (event: ApplicationEvent, applicants: readonly Applicant[]) =>
        sendDecision({ type: 'decide', decision: { event, applicants } }),
    }),
    [isFull, sendDecision],
  );
  return (
    <DecidingProvider value={deciding}>
      <section className="panel" aria-labelledby="workers">
        <h2 id="workers">Students on this project</h2>
        <Outcomes
          snapshot={decisions}
          onRetry={() => sendDecision({ type: 'retry' })}
          onLeave={() => sendDecision({ type: 'leave' })}
        />
        <Reading
          of={list}
          loading={<p role="status">Loading…</p>}
          failed="The students could not be loaded."
        >
          {() => (
            <>
              {rows.length === 0 && (
                <p className="soft">
                  No students yet. Students who accept an offer appear here.{' '}
                  <ScreenLink to={applicantsAddress(pid)}>View applicants</ScreenLink>
                </p>
              )}
              <ul className="workers">
                {rows.map((applicant) => (
                  <li key={applicant.applicationId}>
                    <div>
                      <ScreenLink
                        id={`applicant-${applicant.applicationId}`}
                        to={applicantsAddress(pid, { application: applicant.applicationId })}
                      >
                        {applicant.studentName}
                      </ScreenLink>
                      <p className="soft">{applicant.university}</p>
                    </div>
                    {applicant.status === 'Completed' && <span className="soft">Completed</span>}
                    <Acts applicant={applicant} isSmall />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Reading>
      </section>
    </DecidingProvider>
  );
}
