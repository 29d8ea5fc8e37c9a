/** The value below which a share of them lies, of numbers in any order. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

/** With one more number than a half on either side, the higher of both in the middle. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

export const rounded = (number: number, digits = 2): number => Number(number.toFixed(digits));

/** Milliseconds as a row of a table has them. */
export function spread(times: readonly number[], digits = 1) {
  const at = (share: number) => rounded(quantile(times, share), digits);
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99), 'max ms': at(1) };
}

/** The same, held where the 95th percentile is within a budget. */
export function within(budgetMs: number, times: readonly number[], digits = 1) {
  const figures = spread(times, digits);
  return { ...figures, held: figures['p95 ms'] <= budgetMs };
}

/** How often something is measured. */
export interface Runs {
  readonly rounds: number;
  /** Of each. */
  readonly seconds: number;
}

/** Times of repeated work, after each other. @returns them and what the last one gave */
export async function timed<Result>(rounds: number, work: (round: number) => Promise<Result>) {
  const times: number[] = [];
  let result!: Result;
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    result = await work(round);
    times.push(performance.now() - begun);
  }
  return { times, result };
}

/**
 * Prints a table below a sentence with its bars. A row that has a bar says if it is `held`: the command ends with 1 where
 * one is not.
 */
export function judge(told: string, rows: readonly object[]): void {
  console.log(told);
  console.table(rows);
  if (rows.some((row) => 'held' in row && row.held === false)) process.exitCode = 1;
}

/** Says each fault once. The command ends with 1 where there is any. */
export function complain(faults: Iterable<string>): void {
  for (const fault of new Set(faults)) {
    console.error(`  ${fault}`);
    process.exitCode = 1;
  }
}
