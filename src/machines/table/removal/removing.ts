import { type Failure, failureFrom } from '../../../api/problem.ts';
import type { TableSource } from '../../../api/tables/source.ts';
import { calling } from '../../calls/calling.ts';

export interface Removable {
  readonly id: number;
  readonly label: string;
}

/** A row that could not be deleted, and why. */
export interface Refusal extends Removable {
  readonly failure: Failure;
}

interface Sending {
  readonly source: TableSource;
  readonly rows: readonly Removable[];
  readonly force: boolean;
  readonly revoke: readonly string[];
  readonly keepalive: boolean;
}

/** Whatever has to be settled while the person is still there. */
export const makeSure = calling<void, { source: TableSource }>(async ({ input: { source } }) =>
  source.beforeRemove?.(),
);

/** Deletes row after row; one that is refused does not stop the others. One already gone counts as deleted. */
export const send = calling<readonly Refusal[], Sending>(
  async ({ input: { source, rows, force, revoke, keepalive } }) => {
    const remove = async ({ id, label }: Removable): Promise<Refusal[]> => {
      try {
        await source.remove(id, { force, revoke, keepalive });
        return [];
      } catch (error) {
        const failure = failureFrom(error);
        return failure.reason === 'not-found' ? [] : [{ id, label, failure }];
      }
    };
    // A page that is being left has no time to wait for one answer before the next call.
    if (keepalive) return (await Promise.all(rows.map(remove))).flat();
    const refused: Refusal[] = [];
    for (const row of rows) refused.push(...(await remove(row)));
    return refused;
  },
);

/** Does what the source has instead of deleting: disabling, as a rule. */
export const doInstead = calling<
  readonly Refusal[],
  { source: TableSource; rows: readonly Refusal[] }
>(async ({ input: { source, rows } }) => {
  const refused: Refusal[] = [];
  for (const { id, label } of rows) {
    const { act, form } = source.instead!;
    try {
      await source.change({ id, label, act, form, patch: {} });
    } catch (error) {
      refused.push({ id, label, failure: failureFrom(error) });
    }
  }
  return refused;
});
