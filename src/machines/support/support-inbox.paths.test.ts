import { expect, test } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { SupportMessage } from '../../contract/support.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { type InboxQuery, messagesPerPage, supportInboxMachine } from './support-inbox.ts';
import { inboxAdminsMachine } from './support-inbox-admins.ts';

const input: InboxQuery = { state: '', mine: '', searchText: '', page: 1 };
const message = { id: 7, subject: 'The crane', state: 'open' } as SupportMessage;
const answered = { ...message, state: 'answered' } as const;
const away = new ApiProblem(503, 'unavailable', null);

const { paths, unreached, deadEnds } = walk(supportInboxMachine, {
  input,
  events: [
    { type: 'show', query: { ...input, page: 9 } },
    { type: 'retry' },
    { type: 'changed', message: answered },
  ],
  answers: {
    fetchMessages: {
      outputs: [
        { rows: [], total: 0 },
        { rows: [message], total: 1 },
      ],
      errors: [away],
    },
  },
});

test('every state of the inbox can be reached, and each leads to its messages', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('listed'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  const now = follow(supportInboxMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  const { list, query } = now.context;
  // A page past the end is never what is listed.
  if (now.matches('listed') && list && list.total > 0)
    expect(query.page).toBeLessThanOrEqual(Math.ceil(list.total / messagesPerPage));
});

test('what was changed shows in the list', () => {
  const changed = paths.filter(({ steps }) => steps.at(-1)?.event.type === 'changed');
  for (const path of changed)
    expect(follow(supportInboxMachine, path, input).context.list?.rows).toEqual([answered]);
  expect(changed.length).toBeGreaterThan(0);
});

test('the admins one can assign to can be asked for again', () => {
  const admins = walk(inboxAdminsMachine, {
    events: [{ type: 'retry' }],
    answers: { fetchAdmins: { outputs: [[]], errors: [away] } },
  });
  expect(admins.unreached).toEqual([]);
  expect(admins.deadEnds((now) => now.matches('listed'))).toEqual([]);
});
