import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { sendOnce } from '../../api/act/sending-key.ts';
import { call } from '../../api/client.ts';
import { read } from '../../api/read/read.ts';
import type { TableQuery } from '../../api/tables/asked.ts';
import { narrowing } from '../../api/tables/asked.ts';
import { endpoints } from '../../contract/endpoints.ts';
import {
  type LetterForm,
  type LetterSent,
  letterForm,
} from '../../contract/messages/announcements.ts';
import { calling } from '../calls/calling.ts';

/** Under this name a letter is kept until it is sent. */
export const letterDraft = 'letter';

// The table has the filters of students alone.
const askedBy = (query: TableQuery) => narrowing(query) as object;

/** How many students a letter to whom a table shows would go to. */
export const letterReaders = (matching: TableQuery) =>
  read(endpoints.previewLetter, { body: { matching: askedBy(matching) } });

interface Written {
  readonly letter: LetterForm;
  readonly matching: TableQuery;
}

const write = calling<LetterSent, Written>(({ input: { letter, matching } }) => {
  const body = { ...letter, matching: askedBy(matching) };
  return sendOnce('letter', body, (idempotencyKey) =>
    call(endpoints.writeLetter, { body, idempotencyKey }),
  );
});

/** A letter to all students that a table shows, over all its pages. */
export const writeLetterMachine = setup({
  types: {
    input: {} as { matching: TableQuery },
    context: {} as { matching: TableQuery; letter: LetterForm | null; failure: Failure | null },
    events: {} as { type: 'send'; letter: LetterForm },
    emitted: {} as { type: 'sent'; students: number },
    tags: {} as 'busy',
  },
  actors: { write },
}).createMachine({
  id: 'write-letter',
  context: ({ input: { matching } }) => ({ matching, letter: null, failure: null }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        send: {
          target: 'sending',
          actions: assign({ letter: ({ event }) => event.letter, failure: null }),
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'write',
        input: ({ context: { letter, matching } }) => ({ letter: letter!, matching }),
        onDone: {
          target: 'sent',
          actions: emit(({ event }) => ({ type: 'sent', students: event.output.students })),
        },
        onError: {
          target: 'writing',
          actions: assign({ failure: ({ event }) => refusalOf(event.error) }),
        },
      },
    },
    sent: { type: 'final' },
  },
});

const lost =
  'The server did not answer. Your letter is still here. Send it again: it is sent only once.';

/** What is said of the search stands at no field of the letter: it is said of all of it. */
function refusalOf(error: unknown): Failure {
  const failure = failureFrom(error);
  const ofSearch = failure.fields.find(({ path }) => !(path in letterForm.entries));
  if (ofSearch) return { ...failure, sentence: ofSearch.message, fields: [] };
  return { ...failure, sentence: failure.sentence ?? lost };
}
