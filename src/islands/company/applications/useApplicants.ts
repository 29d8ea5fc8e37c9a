import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import {
  type ApplicantsAsked,
  applicantsOf,
  withOutcomes,
} from '../../../api/read/applications.ts';
import { change, type Read, refresh } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { ApplicationEvent } from '../../../contract/applications/moves.ts';
import type { ProjectDetail } from '../../../contract/projects/projects.ts';
import { asDecided, freePlaces } from '../../../machines/applications/bulk.ts';
import { decisionsMachine } from '../../../machines/applications/decisions.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { announce } from '../../ui/status/toasts.ts';
import { useOpenedRow } from './useOpenedRow.ts';

/**
 * The listed applicants as they will be once what is decided has come true, and the ways to decide.
 * @param of their project
 * @param opened the number of the application that is looked at
 */
export function useApplicants(
  of: Read<ProjectDetail>,
  pid: number,
  query: ApplicantsAsked,
  opened: number | null = null,
) {
  const applicants = applicantsOf(pid, query);
  const list = useRead(applicants);
  const project = useRead(of);
  const [decisions, sendDecision, decider] = useMachine(decisionsMachine);
  const [known, changeOpened] = useOpenedRow(list.data?.rows ?? none, opened);
  useEmitted(decider, {
    decided: (decided) => {
      change(applicants, withOutcomes(decided.outcomes));
      changeOpened(withOutcomes(decided.outcomes));
      // A refused move means that the shown data is out of date. Otherwise the refreshed line shows the places.
      if (decided.outcomes.some(({ problem }) => problem)) return refresh();
      const [only] = decided.outcomes;
      // A report of several has its own dialog.
      if (only && decided.outcomes.length === 1)
        announce(`${decided.decision.applicants[0]?.studentName} is now ${only.status}.`);
    },
  });

  const { underWay } = decisions.context;
  const rows = useMemo(() => asDecided(known, underWay), [known, underWay]);
  const free = project.data ? freePlaces(project.data, known, rows) : 0;
  const isFull = free === 0;
  const obstacleTo = useCallback(
    (event: ApplicationEvent): string | null => {
      if (event === 'offer' && isFull) return 'All places have been offered or taken.';
      return null;
    },
    [isFull],
  );
  return { applicants, list, project, decisions, sendDecision, rows, free, obstacleTo };
}

const none: never[] = [];
