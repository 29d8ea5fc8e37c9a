import { useMachine } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { withNote, withRanking } from '../../../api/read/applications.ts';
import { projectInFull } from '../../../api/read/projects.ts';
import { change } from '../../../api/read/read.ts';
import { isAbsent } from '../../../api/read/useRead.ts';
import type { Applicant } from '../../../contract/applications/applicants.ts';
import type { ApplicationEvent } from '../../../contract/applications/moves.ts';
import { applicantNotesMachine } from '../../../machines/applications/applicant-notes.ts';
import { reportIn } from '../../../machines/applications/decisions.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { type ApplicantsPlace, applicantsAddress } from '../addresses.ts';
import { NoSuchProject } from '../NoSuchProject.tsx';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { ProjectHead } from '../ProjectHead.tsx';
import { AssignmentResult } from './AssignmentResult.tsx';
import { DecisionDialogs } from './decision/DecisionDialogs.tsx';
import { DecidingProvider } from './decision/deciding.ts';
import { Unsent } from './decision/Unsent.tsx';
import { Listed } from './list/Listed.tsx';
import { useApplicants } from './useApplicants.ts';

const ApplicantDialog = lazy(() => import('./person/ApplicantDialog.tsx'));
const ListSkeleton = () => <PanelSkeleton of="applicants" />;
const Compare = lazy(() => import('./compare/Compare.tsx'), ListSkeleton);
const Ranking = lazy(() => import('./ranking/Ranking.tsx'), ListSkeleton);

export function Applicants({ pid, place }: { pid: number; place: ApplicantsPlace }) {
  const open = useOpen();
  const { applicants, list, project, decisions, sendDecision, rows, free, obstacleTo } =
    useApplicants(projectInFull(pid), pid, place.query, place.application);
  const [notes, sendNote] = useMachine(applicantNotesMachine);
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const isAsked = decisions.context.asked !== null || reportIn(decisions) !== null;
  const isRanking = place.view === 'ranking';
  const compared = rows.filter(({ applicationId }) => place.compare.includes(applicationId));

  const decide = useCallback(
    (event: ApplicationEvent, applicants: readonly Applicant[]) => {
      const [only] = applicants;
      // The button that was pressed may go with what it did. Before the page changes, moving the
      // focus costs no layout of a hundred rows.
      if (only && applicants.length === 1 && !isInDialog())
        document.getElementById(nameId(only.applicationId))?.focus({ preventScroll: true });
      sendDecision({ type: 'decide', decision: { event, applicants } });
    },
    [sendDecision],
  );
  const deciding = useMemo(() => ({ decide, obstacleTo }), [decide, obstacleTo]);
  const note = (applicationId: number, text: string, after: string) => {
    sendNote({ type: 'write', applicationId, note: text, after });
    change(applicants, withNote(applicationId, text));
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

  const states = {
    loading: <PanelSkeleton of="applicants" />,
    failed: 'The applicants could not be loaded. Try again later.',
    // A project may be seen by any company, its applicants only by its own.
    absent: <NoSuchProject />,
  };
  return (
    <DecidingProvider value={deciding}>
      <Screen
        title={isRanking ? 'Ranking' : 'Applicants'}
        head={
          <ProjectHead
            title="Applicants"
            project={isAbsent(list) ? null : (project.data ?? null)}
            at={isRanking ? 'ranking' : 'applicants'}
          />
        }
      >
        <Reading of={project} {...states}>
          {(shown) => (
            <Reading of={list} {...states}>
              {(page) => (
                <>
                  <Unsent snapshot={decisions} send={sendDecision} />
                  {isRanking && (
                    <Ranking
                      pid={pid}
                      onSaved={(order) => change(applicants, withRanking(order))}
                      addressOf={addressOfApplicant}
                    />
                  )}
                  {!isRanking && compared.length > 1 && (
                    <Compare
                      applicants={compared}
                      addressOf={addressOfApplicant}
                      onClose={() => open(address({ compare: [] }))}
                    />
                  )}
                  {!isRanking && compared.length < 2 && (
                    <>
                      <AssignmentResult pid={pid} addressOf={addressOfApplicant} />
                      <Listed
                        rows={rows}
                        total={page.total}
                        project={shown}
                        place={place}
                        isReading={list.isPlaceholderData}
                        chosen={chosen}
                        onChoose={choose}
                        addressOf={address}
                      />
                    </>
                  )}
                </>
              )}
            </Reading>
          )}
        </Reading>
        <DecisionDialogs snapshot={decisions} send={sendDecision} free={free} />
        {!isAsked && place.application && list.data && (
          <ApplicantDialog
            applicationId={place.application}
            rows={rows}
            notes={notes}
            onNote={note}
            onChooseNote={(applicationId, choice, theirs) => {
              sendNote({ type: choice, applicationId });
              if (theirs !== undefined) change(applicants, withNote(applicationId, theirs));
            }}
            onRetryNote={() => sendNote({ type: 'retry' })}
            addressOf={addressOfApplicant}
            onClose={close}
          />
        )}
      </Screen>
    </DecidingProvider>
  );
}

/** An applicant's name in the list takes the focus. */
const nameId = (applicationId: number): string => `applicant-${applicationId}`;

/** A dialog, or the panel beside the list, keeps the focus for itself. */
const isInDialog = (): boolean => document.activeElement?.closest('[role="dialog"]') != null;
