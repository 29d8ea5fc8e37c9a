import { useMemo } from 'react';
import { projectInFull } from '../../../api/read/projects.ts';
import { asKnown } from '../../../api/read/read.ts';
import type { Applicant } from '../../../contract/applications/applicants.ts';
import type { ApplicationEvent } from '../../../contract/applications/moves.ts';
import { useMay } from '../../features/companies/useMay.ts';
import { workAddress } from '../../features/engagements/work-address.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { applicantsAddress, usualQuery } from '../addresses.ts';
import { Acts } from '../applications/decision/Acts.tsx';
import { DecisionDialogs } from '../applications/decision/DecisionDialogs.tsx';
import { DecidingProvider } from '../applications/decision/deciding.ts';
import { Unsent } from '../applications/decision/Unsent.tsx';
import { useApplicants } from '../applications/useApplicants.ts';
import { screens } from '../screens.ts';

const tookPart = { ...usualQuery, tookPart: 'true' } as const;

/** Students who work on the project, or did, with the acts that complete or end their work. */
export function Workers({ pid }: { pid: number }) {
  const { list, decisions, sendDecision, rows, free, obstacleTo } = useApplicants(
    asKnown(projectInFull(pid)),
    pid,
    tookPart,
  );
  const may = useMay();
  const deciding = useMemo(
    () => ({
      obstacleTo,
      decide: (event: ApplicationEvent, applicants: readonly Applicant[]) =>
        sendDecision({ type: 'decide', decision: { event, applicants } }),
    }),
    [obstacleTo, sendDecision],
  );
  return (
    <DecidingProvider value={deciding}>
      <section className="panel" aria-labelledby="workers">
        <h2 id="workers">Students on this project</h2>
        <Unsent snapshot={decisions} send={sendDecision} />
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
                  {may('choose applicants') && (
                    <ScreenLink to={applicantsAddress(pid)}>View applicants</ScreenLink>
                  )}
                </p>
              )}
              <ul className="workers plain-list">
                {rows.map((applicant) => (
                  <Worker key={applicant.applicationId} pid={pid} applicant={applicant} />
                ))}
              </ul>
            </>
          )}
        </Reading>
        <DecisionDialogs snapshot={decisions} send={sendDecision} free={free} />
      </section>
    </DecidingProvider>
  );
}

function Worker({ pid, applicant }: { pid: number; applicant: Applicant }) {
  const { applicationId, studentName, university, status, academicSupervisor } = applicant;
  const may = useMay();
  return (
    <li className="col-all line-above py-10px">
      <div>
        <ScreenLink
          id={`applicant-${applicationId}`}
          to={workAddress(screens.work, { engagement: applicationId })}
        >
          <span className="visually-hidden">Open the work of </span>
          {studentName}
        </ScreenLink>
        <p className="soft m-0 fs-14">{university}</p>
        {may('choose applicants') && (
          <p className="m-0 fs-14">
            <ScreenLink to={applicantsAddress(pid, { application: applicationId })}>
              Application<span className="visually-hidden"> of {studentName}</span>
            </ScreenLink>
          </p>
        )}
        {academicSupervisor && (
          <p className="soft m-0 fs-14">Academic supervisor: {academicSupervisor}</p>
        )}
      </div>
      <StatusTag status={status} />
      <Acts applicant={applicant} isSmall />
    </li>
  );
}
