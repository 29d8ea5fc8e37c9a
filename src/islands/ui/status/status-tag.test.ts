import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applicationStatuses } from '../../../contract/applications.ts';
import { workStandings } from '../../../contract/board.ts';
import { milestoneStates } from '../../../contract/deliveries.ts';
import { engagementStates } from '../../../contract/engagements.ts';
import { standings } from '../../../contract/faculty.ts';
import { projectStatuses, projectStatusLabels } from '../../../contract/projects.ts';
import { termPhases } from '../../../contract/terms.ts';
import { StatusTag } from './StatusTag.tsx';

const styles = readFileSync('src/styles/_tags.scss', 'utf8');
const statuses = new Set([
  ...applicationStatuses,
  ...standings,
  ...engagementStates,
  ...milestoneStates,
  ...workStandings,
  ...termPhases,
  ...projectStatuses.flatMap((status) => [status, projectStatusLabels[status]]),
]);

test.each([...statuses])('%s has its own colours', (status) => {
  const tag = StatusTag({ status }).props.className.split(' ')[1];
  expect(styles).toMatch(new RegExp(`\\.${tag}\\b`));
});
