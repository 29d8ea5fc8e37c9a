import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { Report } from '../../contract/reports.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { type AskedReport, faultOf, reportMachine } from './report.ts';
import { reportFileMachine } from './report-file.ts';

const asked = (name: AskedReport['name'], from = ''): AskedReport => ({
  name,
  by: '',
  from,
  to: '',
  compare: 'false',
});
const report: Report = {
  name: 'funnel',
  by: 'engineering',
  from: '2025-01-01',
  to: '2025-03-31',
  columns: [],
  rows: [],
  total: { label: 'All', link: '', values: [], before: [] },
};
const fault = { path: 'to', message: 'The last day comes before the first.' };
const away = new ApiProblem(503, 'unavailable', null);
const input = asked('funnel');

const { paths, unreached, deadEnds } = walk(reportMachine, {
  input,
  events: [
    { type: 'show', asked: asked('funnel', '2025-01-01') },
    { type: 'show', asked: asked('times') },
    { type: 'retry' },
  ],
  answers: {
    fetchReport: {
      outputs: [report],
      errors: [away, new ApiProblem(400, 'invalid', null, { errors: [fault] })],
    },
  },
});

test('every state of a report can be reached, and each leads to its figures', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('shown'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(reportMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  // What a period is wrong about stands at its field, and nowhere else.
  expect(faultOf(now, 'to')).toBe(now.matches('refused') ? fault.message : null);
  expect(faultOf(now, 'from')).toBeNull();
});

test('the figures of one report never stand under the name of another', () => {
  const change = { type: 'show', asked: asked('times') } as const;
  const other = paths.filter(({ steps }) => steps.at(-1)?.event.type === change.type);
  for (const path of other) {
    const { context } = follow(reportMachine, path, input);
    if (context.report) expect(context.report.name).toBe(context.asked.name);
  }
  expect(other.length).toBeGreaterThan(0);
});

test('a file that could not be made can be asked for again', () => {
  const file = walk(reportFileMachine, {
    events: [{ type: 'make', asked: input }],
    answers: { make: { outputs: [new Blob()], errors: [away] } },
  });
  expect(file.unreached).toEqual([]);
  expect(file.deadEnds((now) => now.can({ type: 'make', asked: input }))).toEqual([]);
});
