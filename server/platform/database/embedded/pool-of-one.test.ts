import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openInMemory } from '../open.ts';

test('a transaction that is sent as one text and fails is over, and the next statement is answered', async () => {
  const { db, close } = await openInMemory();
  const whole = sql`begin; create table kept (id int); select 1 / 0; commit;`;
  await expect(whole.execute(db)).rejects.toThrow('division by zero');
  const { rows } = await sql<{ kept: boolean }>`
    select to_regclass('kept') is not null as kept`.execute(db);
  expect(rows).toEqual([{ kept: false }]);
  await close();
});
