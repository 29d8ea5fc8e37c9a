import { compileString } from 'sass';
import { expect, test } from 'vitest';
import { applicationStatuses } from '../../../contract/applications/moves.ts';
import { checkInStates } from '../../../contract/engagements/check-ins.ts';
import { milestoneStates } from '../../../contract/engagements/deliveries.ts';
import { engagementStates, workStandings } from '../../../contract/engagements/engagements.ts';
import { projectStatuses, projectStatusLabels } from '../../../contract/projects/statuses.ts';
import { termPhases } from '../../../contract/terms/terms.ts';
import { standings } from '../../../contract/universities/faculty.ts';
import { StatusTag } from './StatusTag.tsx';

const styles = compileString('@use "kit" as *; @import "tags";', {
  loadPaths: ['src/styles'],
  silenceDeprecations: ['import'],
}).css;
const statuses = new Set([
  ...applicationStatuses,
  ...standings,
  ...engagementStates,
  ...milestoneStates,
  ...workStandings,
  ...checkInStates,
  ...termPhases,
  ...projectStatuses.flatMap((status) => [status, projectStatusLabels[status]]),
]);

test.each([...statuses])('%s has its own colours', (status) => {
  const tag = StatusTag({ status }).props.className.split(' ')[1];
  expect(styles).toMatch(new RegExp(`\\.${tag}\\b`));
});
