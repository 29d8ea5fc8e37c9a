import { aside } from './aside.ts';
import { browsing } from './load-mix.ts';
import { signIns } from './load-sign-ins.ts';
import { type Answered, steadily, taking } from './load-traffic.ts';
import { byTurns, rowOf, statusesIn, wentWell } from './load-turns.ts';
import { onProduct, type Product } from './product.ts';

const uploaders = 20;
const perSecond = { signIns: 10, browse: 50 };
const signingIn = 200;
/** How many times its value at rest p99 of sign-in may be. */
const budget = 2;

/**
 * How long people wait who sign in or browse while twenty others upload the worst picture there is, again and again,
 * by turns with nobody uploading. @returns whether sign-in keeps its budget
 */
export const picturesScene = (seconds: number, rounds: number): Promise<boolean> =>
  onProduct({ projects: 1_000, students: signingIn + uploaders * rounds, admins: 1 }, (product) =>
    underPictures(product, seconds, rounds),
  );

async function underPictures(
  { database, server, callers }: Product,
  seconds: number,
  rounds: number,
): Promise<boolean> {
  const { origin } = server;
  const signIn = taking(await signIns(database.url, callers.students.slice(0, signingIn)));
  const browse = browsing(callers);
  /** Beside those who sign in. */
  const browsed: Answered[] = [];
  const measure = async (forSeconds = seconds) => {
    const [entered, looked] = await Promise.all([
      steadily(origin, perSecond.signIns, forSeconds, signIn),
      steadily(origin, perSecond.browse, forSeconds, browse),
    ]);
    browsed.push(looked);
    return entered;
  };
  await measure(5);
  browsed.length = 0;
  const { rest, under, outcomes } = await byTurns({
    rounds,
    measure,
    weights: {
      pictures: (round) => {
        const from = signingIn + uploaders * round;
        const people = callers.students.slice(from, from + uploaders);
        return aside('./load-uploads.ts', { origin, people });
      },
    },
  });
  // Those at rest and under pictures came by turns.
  const browsedAtRest = browsed.filter((_, at) => at % 2 === 0);
  const browsedUnder = browsed.filter((_, at) => at % 2 === 1);
  const signedIn = rowOf('sign-in under pictures', under.pictures, rest);
  console.log(
    `${database.server}, rounds of ${seconds} s; uploads answered: ${statusesIn(outcomes.pictures)}; budget: p99 of sign-in at most ${budget} times its value at rest (medians)`,
  );
  console.table([
    rowOf('sign-in at rest', rest, rest),
    signedIn,
    rowOf('browse at rest', browsedAtRest, browsedAtRest),
    rowOf('browse under pictures', browsedUnder, browsedAtRest),
  ]);
  return wentWell([...rest, ...under.pictures, ...browsed]) && signedIn.ratio <= budget;
}
