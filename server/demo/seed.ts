import { hashPassword } from '../accounts/passwords.ts';
import { addAccount } from '../accounts/repository.ts';
import { addCompany } from '../companies/repository.ts';
import type { Database } from '../database/open.ts';
import { addStudent } from '../students/repository.ts';

/** Who can sign in to the demo; all with the same password. */
export const demoAccounts: readonly { email: string; who: string }[] = [
  { email: 'admin@trestle.example', who: 'Super Admin' },
  { email: 'moderator@trestle.example', who: 'Moderator' },
  { email: 'student@trestle.example', who: 'Student' },
  { email: 'company@trestle.example', who: 'Company' },
];

/** Fills an empty database with the demo. @returns false when there are accounts already. */
export async function seedDemo(db: Database, now: Date): Promise<boolean> {
  const taken = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (taken) return false;
  const passwordHash = await hashPassword('Trestle-demo-1');
  await db.transaction().execute(async (transaction) => {
    const add = (
      email: string,
      role: 'Admin' | 'Student' | 'Company',
      level?: 'Super Admin' | 'Moderator',
    ) =>
      addAccount(
        transaction,
        { email, role, passwordHash, state: 'active', ...(level && { adminLevel: level }) },
        now,
      );
    await add('admin@trestle.example', 'Admin', 'Super Admin');
    await add('moderator@trestle.example', 'Admin', 'Moderator');
    const student = await add('student@trestle.example', 'Student');
    const profile = {
      firstName: 'Mina',
      lastName: 'Okafor',
      engineeringType: 'Civil',
      collegeYear: 'Third',
      university: 'University of Lindow',
    } as const;
    await addStudent(transaction, student, profile, now);
    const email = 'company@trestle.example';
    const accountId = await add(email, 'Company');
    await addCompany(
      transaction,
      {
        accountId,
        name: 'Halvard Structures',
        recruiter: 'Ines Alvar',
        email,
        industry: 'Structural engineering',
        size: '51-200',
      },
      now,
    );
  });
  return true;
}
