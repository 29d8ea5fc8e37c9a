import { fork } from 'node:child_process';
import { once } from 'node:events';
import { addressOf, hotLists } from './api-lists.ts';
import { median } from './api-measure.ts';
import { signIns } from './load-sign-ins.ts';
import { type Answered, type Ask, steadily } from './load-traffic.ts';
import { startProduct } from './product.ts';

const uploaders = 20;
const perSecond = { 'sign-in': 10, browse: 50 };
type What = keyof typeof perSecond;
const kinds = Object.keys(perSecond) as What[];
/** How many times its value at rest p99 of sign-in may be. */
const budget = 2;

/**
 * How long people wait who sign in or browse while twenty others upload the worst picture there is, again and again,
 * by turns with nobody uploading. @returns whether sign-in keeps its budget
 */
export async function picturesScene(seconds: number, rounds: number): Promise<boolean> {
  const product = await startProduct(1_000, { students: 200 + uploaders * rounds, admins: 1 });
  const { origin } = product.server;
  const { students } = product.callers;
  const signingIn = students.slice(0, 200);
  const rest: Record<What, Answered[]> = { 'sign-in': [], browse: [] };
  const under: Record<What, Answered[]> = { 'sign-in': [], browse: [] };
  const answers: Record<string, number> = {};
  try {
    const asks: Record<What, Ask[]> = {
      'sign-in': await signIns(product.database.url, signingIn),
      browse: hotLists(product.callers)[0]!.calls.map((call) => ({
        method: 'GET',
        path: addressOf(call),
        headers: { ...call.caller.headers },
        expected: 200,
      })),
    };
    const measure = async (into: Record<What, Answered[]>, forSeconds: number) => {
      const both = kinds.map(async (kind) => {
        let sent = 0;
        const next = () => asks[kind][sent++ % asks[kind].length]!;
        into[kind].push(await steadily(origin, perSecond[kind], forSeconds, next));
      });
      await Promise.all(both);
    };
    await measure({ 'sign-in': [], browse: [] }, 5);
    for (let round = 0; round < rounds; round += 1) {
      await measure(rest, seconds);
      const from = signingIn.length + uploaders * round;
      const uploads = fork(new URL('./load-uploads.ts', import.meta.url));
      await once(uploads, 'message');
      uploads.send({ origin, people: students.slice(from, from + uploaders) });
      await measure(under, seconds);
      uploads.send('stop');
      const [answered] = (await once(uploads, 'message')) as [Record<number, number>];
      for (const [status, count] of Object.entries(answered))
        answers[status] = (answers[status] ?? 0) + count;
      uploads.disconnect();
    }
  } catch (error) {
    console.error(product.server.output());
    throw error;
  } finally {
    await product.close();
  }
  return told(product.database.server, seconds, rest, under, answers);
}

function told(
  server: string,
  seconds: number,
  rest: Record<What, Answered[]>,
  under: Record<What, Answered[]>,
  answers: Record<string, number>,
): boolean {
  const p99 = (runs: readonly Answered[]) => median(runs.map((run) => run.p99));
  const ratio = (kind: What) => Math.round((p99(under[kind]) / p99(rest[kind])) * 100) / 100;
  const failed = [rest, under].flatMap((runs) => kinds.flatMap((kind) => runs[kind]));
  console.log(
    `${server}, rounds of ${seconds} s; uploads answered: ${Object.entries(answers)
      .map(([status, count]) => `${status}×${count}`)
      .join(' ')}; budget: p99 of sign-in at most ${budget} times its value at rest (medians)`,
  );
  console.table(
    kinds.map((kind) => ({
      what: kind,
      'requests/s': perSecond[kind],
      'p50 at rest ms': median(rest[kind].map(({ p50 }) => p50)),
      'p99 at rest ms': p99(rest[kind]),
      'p50 ms': median(under[kind].map(({ p50 }) => p50)),
      'p99 ms': p99(under[kind]),
      ratio: ratio(kind),
      failed: failed.reduce((total, run) => total + run.failed, 0),
    })),
  );
  for (const error of new Set(failed.flatMap(({ errors }) => errors))) console.error(`  ${error}`);
  return ratio('sign-in') <= budget && failed.every((run) => run.failed === 0);
}
