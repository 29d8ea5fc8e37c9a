import { knownPassword } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
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

/** So many requests of one caller are under way all the time, and others sign in. */
const beside = (tried: string, path: (product: Product) => string, isSigned = false): Case => ({
  area: 'one caller',
  tried: `${atOnce} ${tried} at once, and how long others wait to sign in`,
  isLong: true,
  async run(product) {
    const { server, people } = product;
    const headers = {
      'x-forwarded-for': '192.0.2.40',
      ...(isSigned && { authorization: `Bearer ${people.world.owner.student.token}` }),
    };
    const rest = await signInMs(product);
    let isOver = false;
    const asking = Array.from({ length: atOnce }, async () => {
      while (!isOver) {
        const answer = await fetch(server.origin + path(product), { headers });
        await answer.arrayBuffer();
      }
    }).map((answers) => answers.catch(() => {}));
    const under = await signInMs(product).finally(() => {
      isOver = true;
    });
    await Promise.all(asking);
    return under <= 2 * rest + readingMs
      ? null
      : `${under.toFixed(0)} ms instead of ${rest.toFixed(0)}`;
  },
});

/** What one caller asks for is not paid for by everybody else. */
export const oneCaller: readonly Case[] = [
  beside('lists', () => '/api/Projects', true),
  beside('descriptions of the API', () => '/api/openapi.json'),
  beside('pages of a company', ({ people }) => {
    const { companyId } = people.world.owner.company;
    return `/companies/${companyId}`;
  }),
];
