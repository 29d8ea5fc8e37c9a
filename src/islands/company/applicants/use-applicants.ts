import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { change, refresh } from '../../../api/reader/read.ts';
import {
  type ApplicantQuery,
  applicantsOf,
  withOutcomes,
} from '../../../machines/applicants/applicants.ts';
import { asDecided, freePlaces } from '../../../machines/applicants/bulk.ts';
import { type Decided, decisionsMachine } from '../../../machines/applicants/decisions.ts';
import { movesOfProject, projectInFull } from '../../../machines/projects/project.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { useRead } from '../../ui/reading/useRead.ts';
import { announce } from '../../ui/status/toasts.ts';

/** The listed applicants as they will be once what is decided has come true, and the ways to decide. */
export function useApplicants(pid: number, query: ApplicantQuery) {
  const applicants = applicantsOf(pid, query);
  const list = useRead(applicants);
  const project = useRead(projectInFull(pid));
  const [decisions, sendDecision, decider] = useMachine(decisionsMachine);
  useEmitted(decider, {
    decided: (decided) => {
      change(applicants, withOutcomes(decided.outcomes));
      // A decision may have taken or freed a place, and what a move of the project would cause.
      refresh(projectInFull(pid));
      refresh(movesOfProject(pid));
      // What refuses to move is no longer as it is shown.
      if (decided.outcomes.some(({ problem }) => problem)) refresh();
      else announce(sentenceFor(decided));
    },
  });

  const { underWay } = decisions.context;
  const known = list.data?.rows ?? none;
  const rows = useMemo(() => asDecided(known, underWay), [known, underWay]);
  const free = project.data ? freePlaces(project.data, known, rows) : 0;
  return { applicants, list, project, decisions, sendDecision, rows, free };
}

const none: never[] = [];

function sentenceFor({ decision: { applicants }, outcomes }: Decided): string {
  const [only] = applicants;
  const status = outcomes[0]?.status;
  if (only && applicants.length === 1) return `${only.studentName} is now ${status}.`;
  return `${applicants.length} applicants are now ${status}.`;
}
