import { expect, test } from 'vitest';
import { insertRow } from '../../platform/database/rows.ts';
import { testDatabase } from '../../testing/database.ts';
import { normalEmail } from './normal-email.ts';
import { findAccount } from './repository.ts';

test('the database takes the server’s spelling of every address, and no other', async () => {
  const { db, close } = await testDatabase();
  const write = (email: string, normal_email: string) =>
    insertRow(db, 'accounts', {
      ...{ email, normal_email, role: 'Student', state: 'active', created_at: new Date() },
    });
  for (const email of ['Ada.Byron@People.EXAMPLE', 'Straße-İ@people.example', 'K\u212a@x.example'])
    await write(email, normalEmail(email));
  expect(await findAccount(db, 'ada.byron@people.example')).toMatchObject({ state: 'active' });
  await expect(write('Bo@x.example', 'Bo@x.example')).rejects.toThrow(
    'accounts_normal_email_follows',
  );
  await close();
});
