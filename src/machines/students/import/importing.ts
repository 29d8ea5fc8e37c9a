import { assign, emit, fromCallback, setup } from 'xstate';
import { type Failure, failureFrom } from '../../../api/problem.ts';
import type { Encoding } from '../../../contract/spreadsheet/encodings.ts';
import type { ImportAnswer } from '../../../contract/table.ts';
import {
  isMapped,
  type Mapping,
  mappingFor,
  type Sending,
  type StudentField,
  sendFile,
} from './import-file.ts';
import { type FileRead, type ReadAs, readFile } from './read-file.ts';

type Told =
  | FileRead
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'answered'; readonly answer: ImportAnswer }
  | { readonly type: 'refused'; readonly failure: Failure };

const read = fromCallback<FileRead, ReadAs>(({ sendBack, input }) => readFile(input, sendBack));

const send = fromCallback<Told, Sending>(({ sendBack, input }) => {
  const ending = new AbortController();
  sendFile(input, ending.signal, (share) => sendBack({ type: 'progress', share }))
    .then((answer) => sendBack({ type: 'answered', answer }))
    .catch((error) => {
      if (!ending.signal.aborted) sendBack({ type: 'refused', failure: failureFrom(error) });
    });
  return () => ending.abort();
});

/**
 * Reading students from a file beside the page: which column holds what, then a trial that writes nothing and names
 * every fault, and only then, on request, the writing of all or of what is without fault.
 *
 *     choosing -choose→ reading → mapping -try→ trying → reviewed -write→ writing → written
 *     reading -unreadable, cancel→ choosing; mapping -encode→ reading
 *     trying -refused, cancel→ mapping; writing -refused→ reviewed
 *     mapping, reviewed, written -again→ choosing
 */
export const importingMachine = setup({
  types: {
    context: {} as {
      file: File | null;
      header: readonly string[];
      /** Rows of the file below its header. */
      rows: number;
      /** Guessed or chosen; undefined until the file is read. */
      encoding: Encoding | undefined;
      sample: readonly string[];
      mapping: Mapping;
      share: number;
      answer: ImportAnswer | null;
      failure: Failure | null;
    },
    events: {} as
      | Told
      | { type: 'choose'; file: File }
      | { type: 'encode'; encoding: Encoding }
      | { type: 'map'; field: StudentField; column: string }
      | { type: 'try' }
      | { type: 'write' }
      | { type: 'cancel' }
      | { type: 'again' },
    emitted: {} as { type: 'written'; answer: ImportAnswer },
    tags: {} as 'busy',
  },
  actors: { read, send },
  guards: {
    isMapped: ({ context: { mapping } }) => isMapped(mapping),
    isAnythingGood: ({ context }) => (context.answer?.good ?? 0) > 0,
  },
  actions: {
    keepAnswer: assign({ answer: (_, answer: ImportAnswer) => answer }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    keepShare: assign({ share: (_, share: number) => share }),
  },
}).createMachine({
  id: 'importing',
  context: {
    file: null,
    header: [],
    rows: 0,
    encoding: undefined,
    sample: [],
    mapping: mappingFor([]),
    share: 0,
    answer: null,
    failure: null,
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        choose: {
          target: 'reading',
          actions: assign({
            file: ({ event }) => event.file,
            encoding: undefined,
            share: 0,
            answer: null,
            failure: null,
          }),
        },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context: { file, encoding } }) => ({ file: file!, encoding }),
        onError: 'choosing',
      },
      on: {
        read: {
          target: 'mapping',
          actions: assign({
            header: ({ event }) => event.header,
            rows: ({ event }) => event.rows,
            encoding: ({ event }) => event.encoding,
            sample: ({ event }) => event.sample,
            mapping: ({ event }) => mappingFor(event.header),
          }),
        },
        unreadable: {
          target: 'choosing',
          actions: assign({
            failure: ({ event: { sentence } }) => ({
              reason: 'file-unreadable',
              sentence,
              fields: [],
            }),
          }),
        },
        cancel: 'choosing',
      },
    },
    mapping: {
      on: {
        encode: {
          target: 'reading',
          actions: assign({ encoding: ({ event }) => event.encoding }),
        },
        map: {
          actions: assign({
            mapping: ({ context, event }) => ({ ...context.mapping, [event.field]: event.column }),
          }),
        },
        try: {
          guard: 'isMapped',
          target: 'trying',
          actions: assign({ failure: null, share: 0 }),
        },
        again: 'choosing',
      },
    },
    trying: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { file, encoding, mapping } }) => ({
          file: file!,
          encoding,
          mapping,
          mode: 'trial',
        }),
        onError: 'mapping',
      },
      on: {
        progress: { actions: { type: 'keepShare', params: ({ event }) => event.share } },
        answered: {
          target: 'reviewed',
          actions: { type: 'keepAnswer', params: ({ event }) => event.answer },
        },
        cancel: 'mapping',
        refused: {
          target: 'mapping',
          actions: { type: 'keepFailure', params: ({ event }) => event.failure },
        },
      },
    },
    reviewed: {
      on: {
        write: {
          guard: 'isAnythingGood',
          target: 'writing',
          actions: assign({ share: 0, failure: null }),
        },
        again: 'choosing',
      },
    },
    writing: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { file, encoding, mapping, answer } }) => ({
          file: file!,
          encoding,
          mapping,
          mode: answer && answer.faultyLines > 0 ? 'skip' : 'whole',
        }),
        onError: 'reviewed',
      },
      on: {
        progress: { actions: { type: 'keepShare', params: ({ event }) => event.share } },
        answered: {
          target: 'written',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => event.answer },
            emit(({ event }) => ({ type: 'written', answer: event.answer })),
          ],
        },
        refused: {
          target: 'reviewed',
          actions: { type: 'keepFailure', params: ({ event }) => event.failure },
        },
      },
    },
    written: { on: { again: 'choosing' } },
  },
});
