import { universityResults } from '../../../src/contract/evaluations/academic.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Place } from './stories.ts';

/** The demo student's completed work has an academic supervisor, who has written what it is worth to the university. */
export function academicRows(places: readonly Place[], supervisor: number) {
  const completed = places.filter(
    ({ application, isDemoStudent }) => isDemoStudent && application.status === 'Completed',
  );
  return completed.map(({ application, events }): Row<'academic_evaluations'> => {
    application.academic_supervisor_id = supervisor;
    return {
      engagement_id: application.id!,
      result: universityResults[3],
      words:
        'Every rule is traced to its clause, and the test says what it does not cover. The report could name the cases that were left out sooner.',
      at: events.at(-1)!.at,
      account_id: supervisor,
    };
  });
}
