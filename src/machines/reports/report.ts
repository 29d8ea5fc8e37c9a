import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Report, ReportName, ReportQuery } from '../../contract/reports.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';

/** Which report, over which days, grouped by what. */
export interface AskedReport extends ReportQuery {
  readonly name: ReportName;
}

const fetchReport = fromPromise<Report, AskedReport>(({ input: { name, ...query }, signal }) =>
  asBearer((token) => call(endpoints.getReport, { params: { name }, query }, { token, signal })),
);

/** One report as the address asks for it; the newest wish wins. */
export const reportMachine = setup({
  types: {
    input: {} as AskedReport,
    context: {} as { asked: AskedReport; report: Report | null; failure: Failure | null },
    events: {} as { type: 'show'; asked: AskedReport } | { type: 'retry' },
  },
  actors: { fetchReport },
  guards: {
    isNew: ({ context }, asked: AskedReport) =>
      JSON.stringify(asked) !== JSON.stringify(context.asked),
    isAboutFields: (_, failure: Failure) => failure.fields.length > 0,
  },
  actions: {
    // Another report has other columns: its figures must not stand under the old ones.
    ask: assign(({ context: { report } }, asked: AskedReport) => ({
      asked,
      report: report?.name === asked.name ? report : null,
    })),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'report',
  context: ({ input }) => ({ asked: input, report: null, failure: null }),
  initial: 'loading',
  on: {
    show: {
      guard: { type: 'isNew', params: ({ event }) => event.asked },
      target: '.loading',
      reenter: true,
      actions: { type: 'ask', params: ({ event }) => event.asked },
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'fetchReport',
        input: ({ context }) => context.asked,
        onDone: {
          target: 'shown',
          actions: assign({ report: ({ event }) => event.output, failure: null }),
        },
        onError: [
          {
            guard: { type: 'isAboutFields', params: ({ event }) => failureFrom(event.error) },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
    shown: {},
    /** The period makes no sense: it is changed at its field, which loads again. */
    refused: {},
    failed: { on: { retry: 'loading' } },
  },
});

/** What the server says about one field of the period; null where it is right. */
export const faultOf = (
  { context: { failure }, value }: SnapshotFrom<typeof reportMachine>,
  field: 'from' | 'to',
): string | null =>
  (value === 'refused' && failure?.fields.find(({ path }) => path.endsWith(field))?.message) ||
  null;
