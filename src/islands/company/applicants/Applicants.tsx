import { useMachine } from '@xstate/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { Applicant } from '../../../contract/applicants.ts';
import type { ApplicationEvent } from '../../../contract/applications.ts';
import { applicantNotesMachine } from '../../../machines/applicants/applicant-notes.ts';
import { isFirstLoad, isReading } from '../../../machines/applicants/applicants.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { LoadFailed } from '../../ui/list/Empty.tsx';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { type ApplicantsPlace, applicantsAddress } from '../addresses.ts';
import { NoSuchProject } from '../NoSuchProject.tsx';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { ProjectHead } from '../ProjectHead.tsx';
import { AssignmentResult } from './AssignmentResult.tsx';
import { DecisionQuestion } from './decision/DecisionQuestion.tsx';
import { Outcomes } from './decision/Outcomes.tsx';
import { Listed } from './list/Listed.tsx';
import { useApplicants } from './use-applicants.ts';

const ApplicantDialog = lazy(() => import('./person/ApplicantDialog.tsx'));
const Compare = lazy(() => import('./compare/Compare.tsx'));
const Ranking = lazy(() => import('./ranking/Ranking.tsx'));

export function Applicants({ pid, place }: { pid: number; place: ApplicantsPlace }) {
  const open = useOpen();
  const { listed, sendList, decisions, sendDecision, rows, free } = useApplicants(pid, place.query);
  const [notes, sendNote] = useMachine(applicantNotesMachine);
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const { project, list } = listed.context;
  const { asked } = decisions.context;
  const isRanking = place.view === 'ranking';
  const compared = rows.filter(({ applicationId }) => place.compare.includes(applicationId));

  const decide = useCallback(
    (event: ApplicationEvent, applicants: readonly Applicant[]) => {
      const [only] = applicants;
      // The button that was pressed may go with what it did. Before the page changes, moving the
      // focus costs no layout of a hundred rows.
      if (only && applicants.length === 1 && event !== 'reject' && !isDialogOpen())
        document.getElementById(nameId(only.applicationId))?.focus({ preventScroll: true });
      sendDecision({ type: 'decide', decision: { event, applicants } });
    },
    [sendDecision],
  );
  const keepRanking = useCallback(
    (order: readonly number[]) => sendList({ type: 'ranked', order }),
    [sendList],
  );
  const note = (applicationId: number, text: string) => {
    sendNote({ type: 'write', applicationId, note: text });
    sendList({ type: 'noted', applicationId, note: text });
  };
  const address = (changed: Partial<ApplicantsPlace>) =>
    applicantsAddress(pid, { ...place, ...changed });
  const addressOfApplicant = useCallback(
    (application: number) => applicantsAddress(pid, { ...place, application }),
    [pid, place],
  );
  const close = () => {
    open(address({ application: null }));
    if (place.application) focusSoon(nameId(place.application));
  };

  return (
    <Screen
      title={isRanking ? 'Ranking' : 'Applicants'}
      head={
        <ProjectHead
          title="Applicants"
          project={project}
          at={isRanking ? 'ranking' : 'applicants'}
        />
      }
    >
      {isFirstLoad(listed) && <PanelSkeleton of="applicants" />}
      {listed.matches('missing') && <NoSuchProject />}
      {listed.matches('failed') && (
        <LoadFailed
          sentence="The applicants could not be loaded. Please try again later."
          onRetry={() => sendList({ type: 'retry' })}
        />
      )}
      {project && list && !listed.matches('failed') && !listed.matches('missing') && (
        <>
          <Outcomes
            snapshot={decisions}
            onRetry={() => sendDecision({ type: 'retry' })}
            onLeave={() => sendDecision({ type: 'leave' })}
          />
          <Suspense fallback={<PanelSkeleton of="applicants" />}>
            {isRanking && (
              <Ranking pid={pid} onSaved={keepRanking} addressOf={addressOfApplicant} />
            )}
            {!isRanking && compared.length > 1 && (
              <Compare
                applicants={compared}
                free={free}
                onDecide={decide}
                addressOf={addressOfApplicant}
                onClose={() => open(address({ compare: [] }))}
              />
            )}
          </Suspense>
          {!isRanking && compared.length < 2 && (
            <>
              <AssignmentResult pid={pid} addressOf={addressOfApplicant} />
              <Listed
                rows={rows}
                total={list.total}
                project={project}
                place={place}
                isReading={isReading(listed)}
                free={free}
                chosen={chosen}
                onChoose={choose}
                onDecide={decide}
                addressOf={address}
              />
            </>
          )}
        </>
      )}
      <Suspense fallback={null}>
        {asked && project && (
          <DecisionQuestion
            decision={asked}
            free={free}
            onConfirm={(answer) => {
              sendDecision({ type: 'confirm', ...answer });
              focusSoon('outcomes');
            }}
            onCancel={() => sendDecision({ type: 'cancel' })}
          />
        )}
        {!asked && place.application && list && (
          <ApplicantDialog
            applicationId={place.application}
            rows={rows}
            free={free}
            notes={notes}
            onNote={note}
            onRetryNote={() => sendNote({ type: 'retry' })}
            onDecide={decide}
            addressOf={addressOfApplicant}
            onClose={close}
          />
        )}
      </Suspense>
    </Screen>
  );
}

/** Where the focus goes about an applicant: their name in the list. */
export const nameId = (applicationId: number): string => `applicant-${applicationId}`;

/** A dialog keeps the focus for itself. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;
