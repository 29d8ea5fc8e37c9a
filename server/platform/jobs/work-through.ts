/** This many failures in one go have one cause, which trying the rest would not find. */
const failuresAtMost = 100;

/**
 * Works through everything that is due, each piece on its own: one that fails keeps none of the others from being done.
 * @param next the keys of some that are due, except those given; none when all are done
 * @param work does one. @returns whether it did: then it is no longer due
 * @returns how many were done
 * @throws {AggregateError} what failed, after everything else was done
 */
export async function workThrough<Key extends number | string>(
  next: (except: readonly Key[]) => Promise<readonly Key[]>,
  work: (key: Key) => Promise<boolean>,
): Promise<number> {
  const left: Key[] = [];
  const failures: unknown[] = [];
  let done = 0;
  for (;;) {
    const keys = failures.length < failuresAtMost ? await next(left) : [];
    if (keys.length === 0) break;
    for (const key of keys) {
      const isDone = await work(key).catch((error) => {
        failures.push(error);
        return false;
      });
      if (isDone) done += 1;
      else left.push(key);
    }
  }
  throwAll(failures);
  return done;
}

type Steps = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Does one step after the other, the later ones also where an earlier one fails.
 * @returns what each came to
 * @throws {AggregateError} what failed, after all others were done
 */
export async function eachStep<Each extends Steps>(steps: Each) {
  const failures: unknown[] = [];
  const results: Record<string, unknown> = {};
  for (const [name, step] of Object.entries(steps))
    results[name] = await step().catch((error) => failures.push(error));
  throwAll(failures);
  return results as { [Name in keyof Each]: Awaited<ReturnType<Each[Name]>> };
}

function throwAll(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed.`);
}

/** Lists the single failures within an error. */
export const failuresIn = (error: unknown): readonly unknown[] =>
  error instanceof AggregateError ? error.errors.flatMap(failuresIn) : [error];
