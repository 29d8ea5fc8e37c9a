import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { type ApplicantQuery, applicantsMachine } from '../../../machines/applicants/applicants.ts';
import { asDecided, freePlaces } from '../../../machines/applicants/bulk.ts';
import { type Decided, decisionsMachine } from '../../../machines/applicants/decisions.ts';
import { announce } from '../../ui/status/toasts.ts';

/** The listed applicants as they will be once what is decided has come true, and the ways to decide. */
export function useApplicants(pid: number, query: ApplicantQuery) {
  const [listed, sendList] = useMachine(applicantsMachine, { input: { pid, query } });
  const [decisions, sendDecision, decider] = useMachine(decisionsMachine);
  const { status, sort, searchText, page } = query;
  useEffect(
    () => sendList({ type: 'look', query: { status, sort, searchText, page } }),
    [status, sort, searchText, page, sendList],
  );
  useEffect(() => {
    const heard = decider.on('decided', (decided) => {
      sendList({ type: 'moved', outcomes: decided.outcomes });
      // What refuses to move is no longer as it is shown.
      if (decided.outcomes.some(({ problem }) => problem)) sendList({ type: 'refresh' });
      else announce(sentenceFor(decided));
    });
    return () => heard.unsubscribe();
  }, [decider, sendList]);

  const { project, list } = listed.context;
  const { underWay } = decisions.context;
  const known = list?.rows ?? none;
  const rows = useMemo(() => asDecided(known, underWay), [known, underWay]);
  const free = project ? freePlaces(project, known, rows) : 0;
  return { listed, sendList, decisions, sendDecision, rows, free };
}

const none: never[] = [];

function sentenceFor({ decision: { applicants }, outcomes }: Decided): string {
  const [only] = applicants;
  const status = outcomes[0]?.status;
  if (only && applicants.length === 1) return `${only.studentName} is now ${status}.`;
  return `${applicants.length} applicants are now ${status}.`;
}
