import { call } from '../../api/client.ts';
import { type Applicant, rankApplicants } from '../../contract/applications/applicants.ts';
import type { Application } from '../../contract/applications/applications.ts';
import { calling } from '../calls/calling.ts';
import { type PutOrder, preferencesMachine } from './preferences.ts';

/** The company's order of a project's undecided applicants, kept in the same way as a student's own. */
export const applicantOrderMachine = (pid: number) =>
  preferencesMachine.provide({
    actors: {
      save: calling<unknown, PutOrder>(({ input: { order, after } }) =>
        call(rankApplicants, {
          params: { pid },
          body: { applicationIds: [...order], after: after.slice(0, 1000) },
        }),
      ),
    },
  });

/** The applicants as that order knows them: by number, status and rank. */
export const toOrder = (applicants: readonly Applicant[]): readonly Application[] =>
  applicants.map((one) => ({ ...one, preference: one.companyRank }));
