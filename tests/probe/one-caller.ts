import { knownPassword } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { address } from '../harness/persistent.ts';
import type { Case } from './case.ts';
import type { Product } from './product.ts';

const atOnce = 40;
const signIns = 20;
/** What all those answers cost this process, which reads them while it measures. */
const readingMs = 250;

/** How long others wait to sign in, in milliseconds: the median of so many. */
async function signInMs({ people, call }: Product): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < signIns; at += 1) {
    const { email } = at % 2 === 0 ? people.world.other.student : people.world.other.company;
    const begun = performance.now();
    const { status } = await call(endpoints.signIn, { body: { email, password: knownPassword } });
    if (status !== 200) throw new Error(`a sign-in was answered ${status}`);
    times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other)[signIns / 2]!;
}

interface Reading {
  readonly tried: string;
  readonly path: (product: Product) => string;
  /** How many read all the time, each again once it has its answer. */
  readonly readers: number;
  readonly headers: (product: Product) => Record<string, string>;
  /** In milliseconds, where a sign-in takes so many at rest. */
  readonly mayWait: (restMs: number) => number;
}

const reading = ({ tried, path, readers, headers, mayWait }: Reading): Case => ({
  area: 'one caller',
  tried: `${tried}, and how long others wait to sign in`,
  isLong: true,
  async run(product) {
    const page = product.server.origin + path(product);
    const rest = await signInMs(product);
    let isOver = false;
    const answers = Array.from({ length: readers }, async () => {
      while (!isOver) await (await fetch(page, { headers: headers(product) })).arrayBuffer();
    }).map((answered) => answered.catch(() => {}));
    const under = await signInMs(product).finally(() => {
      isOver = true;
    });
    await Promise.all(answers);
    return under <= mayWait(rest) ? null : `${under.toFixed(0)} ms instead of ${rest.toFixed(0)}`;
  },
});

/** So many requests of one caller are under way all the time. */
const beside = (tried: string, path: Reading['path'], isSigned = false): Case =>
  reading({
    tried: `${atOnce} ${tried} at once`,
    path,
    readers: atOnce,
    headers: ({ people }) => ({
      'x-forwarded-for': '192.0.2.40',
      ...(isSigned && { authorization: `Bearer ${people.world.owner.student.token}` }),
    }),
    mayWait: (rest) => 2 * rest + readingMs,
  });

/** Three people read what is drawn for them, each time from an address of their own. */
const drawn = (tried: string, path: Reading['path']): Case =>
  reading({
    tried: `three readers of ${tried}`,
    path,
    readers: 3,
    headers: () => ({ 'x-forwarded-for': address() }),
    mayWait: (rest) => 3 * rest,
  });

/** What one caller asks for is not paid for by everybody else. */
export const oneCaller: readonly Case[] = [
  beside('lists', () => '/api/Projects', true),
  beside('descriptions of the API', () => '/api/openapi.json'),
  beside('pages of a company', ({ people }) => {
    const { companyId } = people.world.owner.company;
    return `/companies/${companyId}`;
  }),
  drawn('a résumé', ({ people }) => `/p/by-${people.world.credentialId}/resume.pdf`),
  drawn(
    'a certificate',
    ({ people }) => `/credentials/${people.world.credentialId}/certificate.pdf`,
  ),
];
