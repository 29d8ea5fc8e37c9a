import { setTimeout } from 'node:timers/promises';

/**
 * Asks again and again until it holds; what throws does not hold yet.
 * @returns after how many milliseconds
 * @throws with `what` once it has not held for so many seconds
 */
export async function until(
  what: string,
  seconds: number,
  holds: () => Promise<boolean> | boolean,
): Promise<number> {
  const begun = performance.now();
  const spent = () => performance.now() - begun;
  while (
    !(await Promise.resolve()
      .then(holds)
      .catch(() => false))
  ) {
    if (spent() > seconds * 1_000) throw new Error(`Not in ${seconds} s: ${what}.`);
    await setTimeout(50);
  }
  return spent();
}

/** Whether an address answers 200 within a second. */
export const answers200 = async (url: string): Promise<boolean> => {
  const { status } = await fetch(url, { signal: AbortSignal.timeout(1_000) });
  return status === 200;
};
