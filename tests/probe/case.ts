import type { Product } from './product.ts';

/** Something an attacker tries on a running product. */
export interface Case {
  readonly area: string;
  readonly tried: string;
  /** @returns what happened where it was not what must, null where it held */
  readonly run: (product: Product) => Promise<string | null>;
  /** Left out of the short form. */
  readonly isLong?: true;
  /** Where the database makes a difference, the only one it is tried on. */
  readonly only?: 'embedded' | 'PostgreSQL';
  /** Begins with the first case, because it mostly waits, and is told at the end. */
  readonly isBeside?: true;
}

/** Cases of one area, by what is tried. */
export const casesOf = (area: string, attempts: Record<string, Case['run']>): readonly Case[] =>
  Object.entries(attempts).map(([tried, run]) => ({ area, tried, run }));

export interface Outcome {
  readonly area: string;
  readonly tried: string;
  readonly happened: string | null;
}

/** A case that hangs does not hold; none takes half as long. */
const patienceMs = 60_000;

/** @returns null where it is what must be, else both in words */
export function seen(actual: unknown, wanted: unknown): string | null {
  const [one, other] = [actual, wanted].map((value) => JSON.stringify(value));
  return one === other ? null : `${one?.slice(0, 300)}, not ${other?.slice(0, 300)}`;
}

/** @returns what happened first, null where all of it held */
export const all = (...found: readonly (string | null)[]): string | null =>
  found.find((happened) => happened !== null) ?? null;

/** @param tell is called with each outcome as it comes */
export async function runCases(
  product: Product,
  cases: readonly Case[],
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const one = async ({ area, tried, run }: Case) => {
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(reject, patienceMs, new Error(`no end within ${patienceMs / 1000} s`));
    const happened = await Promise.race([run(product), tooLong]).catch((error: Error) =>
      String(error.cause ?? error),
    );
    clearTimeout(timer);
    const outcome = { area, tried, happened };
    outcomes.push(outcome);
    tell(outcome);
  };
  const beside = cases.filter(({ isBeside }) => isBeside).map(one);
  for (const next of cases.filter(({ isBeside }) => !isBeside)) await one(next);
  await Promise.all(beside);
  return outcomes;
}
