import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';

const suggest = fromPromise<readonly string[], string>(async ({ input: searchText, signal }) => {
  const skills = await asBearer((token) =>
    call(endpoints.suggestSkills, { query: { searchText } }, { token, signal }),
  );
  return skills.map(({ label }) => label);
});

/** Skills in use that begin with what is typed. Without suggestions one simply types on. */
export const skillSuggestionsMachine = setup({
  types: {
    context: {} as { text: string; labels: readonly string[] },
    events: {} as { type: 'typed'; text: string } | { type: 'close' },
  },
  actors: { suggest },
  delays: { breath: 150 },
  guards: { isEmpty: (_, text: string) => text.trim() === '' },
}).createMachine({
  id: 'skill-suggestions',
  context: { text: '', labels: [] },
  initial: 'closed',
  on: {
    typed: [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event.text },
        target: '.closed',
      },
      { target: '.waiting', actions: assign({ text: ({ event }) => event.text.trim() }) },
    ],
    close: '.closed',
  },
  states: {
    closed: { entry: assign({ labels: [] }) },
    // What was suggested for fewer letters stays until the newer answer comes.
    waiting: { after: { breath: 'asking' } },
    asking: {
      invoke: {
        src: 'suggest',
        input: ({ context }) => context.text,
        onDone: { target: 'open', actions: assign({ labels: ({ event }) => event.output }) },
        // Nothing to act on: the field takes any skill without it.
        onError: 'closed',
      },
    },
    open: {},
  },
});

type Snapshot = SnapshotFrom<typeof skillSuggestionsMachine>;

/** What may be offered now: what begins with the text and is not chosen yet. */
export const offered = ({ context: { text, labels } }: Snapshot, chosen: readonly string[]) => {
  const taken = new Set(chosen.map((skill) => skill.toLowerCase()));
  const begin = text.toLowerCase();
  return labels.filter((label) => {
    const lower = label.toLowerCase();
    return lower.startsWith(begin) && !taken.has(lower);
  });
};
