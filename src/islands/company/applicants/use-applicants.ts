import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { change, type Read, refresh } from '../../../api/reader/read.ts';
import type { ApplicationEvent } from '../../../contract/applications.ts';
import type { ProjectDetail } from '../../../contract/projects.ts';
import {
  type ApplicantsAsked,
  applicantsOf,
  withOutcomes,
} from '../../../machines/applicants/applicants.ts';
import { asDecided, freePlaces } from '../../../machines/applicants/bulk.ts';
import { type Decided, decisionsMachine } from '../../../machines/applicants/decisions.ts';
import { canComplete } from '../../../machines/lifecycle/application.ts';
import { movesOfProject } from '../../../machines/projects/project.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { useRead } from '../../ui/reading/useRead.ts';
import { announce } from '../../ui/status/toasts.ts';

/**
 * The listed applicants as they will be once what is decided has come true, and the ways to decide.
 * @param of their project
 */
export function useApplicants(of: Read<ProjectDetail>, pid: number, query: ApplicantsAsked) {
  const applicants = applicantsOf(pid, query);
  const list = useRead(applicants);
  const project = useRead(of);
  const [decisions, sendDecision, decider] = useMachine(decisionsMachine);
  useEmitted(decider, {
    decided: (decided) => {
      change(applicants, withOutcomes(decided.outcomes));
      // What refuses to move is no longer as it is shown.
      if (decided.outcomes.some(({ problem }) => problem)) return refresh();
      // A decision may have taken or freed a place, and what a move of the project would cause.
      refresh(of);
      refresh(movesOfProject(pid));
      announce(sentenceFor(decided));
    },
  });

  const { underWay } = decisions.context;
  const known = list.data?.rows ?? none;
  const rows = useMemo(() => asDecided(known, underWay), [known, underWay]);
  const free = project.data ? freePlaces(project.data, known, rows) : 0;
  const isFull = free === 0;
  const status = project.data?.status;
  const obstacleTo = useCallback(
    (event: ApplicationEvent): string | null => {
      if (event === 'offer' && isFull) return 'All places have been offered or taken.';
      if (event === 'complete' && status && !canComplete(status))
        return 'Work can be marked as completed once the project has started.';
      return null;
    },
    [isFull, status],
  );
  return { applicants, list, project, decisions, sendDecision, rows, free, obstacleTo };
}

const none: never[] = [];

function sentenceFor({ decision: { applicants }, outcomes }: Decided): string {
  const [only] = applicants;
  const status = outcomes[0]?.status;
  if (only && applicants.length === 1) return `${only.studentName} is now ${status}.`;
  return `${applicants.length} applicants are now ${status}.`;
}
