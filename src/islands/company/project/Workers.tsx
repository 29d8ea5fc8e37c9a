import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { applicantsAddress, usualQuery } from '../addresses.ts';
import { Acts } from '../applicants/decision/Acts.tsx';
import { Outcomes } from '../applicants/decision/Outcomes.tsx';
import { useApplicants } from '../applicants/use-applicants.ts';

const accepted = { ...usualQuery, status: 'Accepted' } as const;

/** Who works on the project, and the completing of their work. */
export function Workers({ pid }: { pid: number }) {
  const { list, decisions, sendDecision, rows, free } = useApplicants(pid, accepted);
  return (
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
                  <Acts
                    applicant={applicant}
                    isFull={free === 0}
                    isSmall
                    onDecide={(event, applicants) =>
                      sendDecision({ type: 'decide', decision: { event, applicants } })
                    }
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Reading>
    </section>
  );
}
