import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import {
  applicantsMachine,
  applicantsPerPage,
  decisionUnderWay,
  isFirstLoad,
} from '../../../machines/applicants.ts';
import { Empty, LoadFailed } from '../../ui/Empty.tsx';
import { focusSoon } from '../../ui/focus.ts';
import { MoveFailed } from '../../ui/MoveFailed.tsx';
import { Paginator } from '../../ui/Paginator.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { announce } from '../../ui/toasts.ts';
import { applicantsAddress } from '../addresses.ts';
import { PanelSkeleton } from '../panel/PanelSkeleton.tsx';
import { ApplicantCard } from './ApplicantCard.tsx';
import { ApplicantsHead } from './ApplicantsHead.tsx';
import { NoSuchProject } from './NoSuchProject.tsx';

const RejectDialog = lazy(() => import('./RejectDialog.tsx'));

export function Applicants({ pid, page }: { pid: number; page: number }) {
  const [snapshot, send, actor] = useMachine(applicantsMachine, { input: { pid, page } });
  const { project, list, decision, failure } = snapshot.context;

  useEffect(() => send({ type: 'turn', page }), [page, send]);
  useEffect(() => {
    const heard = actor.on('moved', ({ application: { applicationId, status } }) => {
      announce(`The application is now ${status}.`);
      focusSoon(`applicant-${applicationId}`);
    });
    return () => heard.unsubscribe();
  }, [actor]);

  return (
    <Screen title="Applicants" head={<ApplicantsHead project={project} />}>
      {isFirstLoad(snapshot) && <PanelSkeleton />}
      {snapshot.matches('missing') && <NoSuchProject />}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="The applicants could not be loaded. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {snapshot.hasTag('listed') && project && list && (
        <>
          <MoveFailed failure={failure} />
          {list.total === 0 && (
            <Empty drawing="quiet" title="No applications yet">
              <p>They appear here as soon as students apply.</p>
            </Empty>
          )}
          <ul className="applicant-list">
            {list.rows.map((applicant) => (
              <li key={applicant.applicationId}>
                <ApplicantCard
                  applicant={applicant}
                  hasFreePlace={project.placesTaken < project.places}
                  deciding={decisionUnderWay(snapshot, applicant)}
                  onDecide={(event) => send({ type: 'decide', decision: { applicant, event } })}
                />
              </li>
            ))}
          </ul>
          {list.total > applicantsPerPage && (
            <Paginator
              page={snapshot.context.page}
              pageSize={applicantsPerPage}
              total={list.total}
              noun="applicants"
              addressOf={(number) => applicantsAddress(pid, number)}
            />
          )}
        </>
      )}
      <Suspense fallback={null}>
        {snapshot.matches('explaining') && decision && (
          <RejectDialog
            applicant={decision.applicant}
            onReject={(answer) => send({ type: 'explain', ...answer })}
            onCancel={() => send({ type: 'cancel' })}
          />
        )}
      </Suspense>
    </Screen>
  );
}
