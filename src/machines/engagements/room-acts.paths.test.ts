import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { type RoomAct, type RoomTask, roomActsMachine } from './room-acts.ts';

const input = { id: 7 };
const tasks: RoomTask[] = [
  { kind: 'propose plan' },
  { kind: 'answer plan', version: 1, answer: 'agree' },
  { kind: 'deliver', number: 1 },
  { kind: 'review', number: 1, version: 1, verdict: 'approve' },
  { kind: 'object', number: 1, version: 1 },
  { kind: 'waive', number: 2 },
  { kind: 'answer check-in', version: '2031-03-04T09:00:00.000Z', week: '2031-03-03' },
  { kind: 'ask for time', number: 2 },
  { kind: 'withdraw extension', number: 2, request: 1 },
  { kind: 'close' },
  { kind: 'give time', number: 2 },
  { kind: 'write' },
  { kind: 'end' },
];
const milestone = {
  title: 'Survey',
  deliverable: 'Levels.',
  by: 'team',
  dueOn: '2031-03-01',
} as const;
const reviewed = {
  verdict: 'ask for changes' as const,
  words: '',
  notes: [{ about: 'line' as const, line: 3, words: 'Which datum?' }],
};
const acts: RoomAct[] = [
  {
    kind: 'propose plan',
    form: { milestones: [{ number: null, ...milestone }], note: '', after: 0 },
  },
  { kind: 'answer plan', version: 1, form: { answer: 'agree', note: '' } },
  { kind: 'deliver', number: 1, form: { words: 'Done.', links: [], files: [], after: 0 } },
  { kind: 'review', number: 1, version: 1, form: reviewed },
  { kind: 'object', number: 1, version: 1, form: { reason: 'The levels are missing.' } },
  { kind: 'waive', number: 2, form: { reason: 'Not needed.' } },
  {
    kind: 'answer check-in',
    version: '2031-03-04T09:00:00.000Z',
    week: '2031-03-03',
    form: { sentence: 'On Monday.' },
  },
  {
    kind: 'ask for time',
    number: 2,
    form: { dueOn: '2031-03-08', movesLater: false, moved: [], reason: 'An exam.' },
  },
  { kind: 'withdraw extension', number: 2, request: 1 },
  { kind: 'close', form: { sentence: 'It holds.' } },
  {
    kind: 'give time',
    number: 2,
    form: { dueOn: '2031-03-08', movesLater: true, moved: [], reason: 'The site was closed.' },
  },
  { kind: 'write', form: { to: 'both', words: 'Come and see us.' } },
  { kind: 'end', form: { reason: 'agreed', note: '' } },
];

const { paths, unreached, deadEnds } = walk(roomActsMachine, {
  input,
  events: [
    ...tasks.map((task) => ({ type: 'begin', task }) as const),
    ...acts.map((act) => ({ type: 'submit', act }) as const),
    { type: 'cancel' },
    { type: 'shown' },
  ],
  answers: {
    perform: { outputs: [true], errors: [new ApiProblem(409, 'newer-version', 'Read it first.')] },
  },
});

test('every act in a room can be begun and left', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test('nothing is sent that was not written and sent off, as it was written', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const path of paths) {
    const now = follow(roomActsMachine, path, input);
    expect(now.value, tell(path)).toEqual(path.state.value);
    if (now.matches('sending'))
      expect(path.steps.at(-1)?.event, tell(path)).toEqual({
        type: 'submit',
        act: now.context.act,
      });
    if (now.matches('idle'))
      expect(now.context, tell(path)).toMatchObject({ task: null, failure: null });
  }
});
