import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServices } from '../../../app.ts';
import { tokensWith } from '../../../features/accounts/sessions/tokens.ts';
import { aCompany, aProject, aStudent, type Someone } from '../../../testing/people.ts';
import { type RunningServer, startServer } from '../../../testing/process.ts';
import { localSecret, secretsFrom } from '../../settings/secrets.ts';
import { migrate } from '../migrate.ts';
import { openEmbedded } from '../open.ts';

/** After how many acknowledged applications the server is killed, one life after the other; `npm run faults` kills it at random. */
const kills = [1, 2, 3, 5, 8, 13, 21, 34];
const studentsARound = 60;

// Both statements are about PGlite's folder; PostgreSQL guards its own.
describe.skipIf(process.env.TEST_DATABASE === 'postgresql')('the embedded database', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'trestle-embedded-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a second server on the same folder says who holds it, ends, and harms nothing', async () => {
    const shared = join(folder, 'shared');
    const first = await startServer({ DATA_DIR: shared });
    const second = await startServer({ DATA_DIR: shared });
    expect(second.process.exitCode).toBe(1);
    expect(second.output()).toContain(`${shared} is in use by process ${first.process.pid}`);
    expect((await fetch(`${first.origin}/api/health/ready`)).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  test(`kill -9 in a storm of applications loses no acknowledged one, ${kills.length} times in a row`, async () => {
    const acknowledged: number[] = [];
    const stormy = join(folder, 'stormy');
    const { pid, students } = await prepare(stormy);
    for (const kill of kills) {
      const server = await startServer({ DATA_DIR: stormy });
      const before = acknowledged.length;
      const over = storm(server, pid, students.splice(0, studentsARound), acknowledged);
      // In the midst of the others, right after that one was told that it is kept.
      while (acknowledged.length < before + kill) await setTimeout(1);
      await server.end('SIGKILL');
      await over;
    }
    expect(await keptApplicants(stormy, pid)).toEqual(expect.arrayContaining(acknowledged));
  }, 300_000);
});

/** A project, and students enough for every round, before the server's first life. */
async function prepare(folder: string): Promise<{ pid: number; students: Someone[] }> {
  const { db, close } = await openEmbedded(folder);
  await migrate(db);
  const clock = () => new Date();
  const { tokenKey } = secretsFrom(localSecret(folder));
  const tokens = tokensWith(tokenKey, clock);
  // Hundreds of students, each written to the disk on their own, would take minutes.
  const prepared = await db.transaction().execute(async (transaction) => {
    const services = { db: transaction, clock, tokens } as unknown as AppServices;
    const pid = await aProject(services, await aCompany(services), { places: 3 });
    const students: Someone[] = [];
    while (students.length < kills.length * studentsARound) students.push(await aStudent(services));
    return { pid, students };
  });
  await close();
  return prepared;
}

/** Every student applies, eight at a time, until all have or the server ends; notes whose is acknowledged. */
async function storm(
  { origin }: RunningServer,
  projectId: number,
  students: Someone[],
  acknowledged: number[],
): Promise<void> {
  const waiting = [...students];
  const applyOneByOne = async () => {
    for (let student = waiting.pop(); student; student = waiting.pop()) {
      const response = await fetch(`${origin}/api/RegProjects`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
        body: JSON.stringify({ studentId: student.id, projectId }),
      });
      if (response.status === 201) acknowledged.push(student.id);
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, applyOneByOne));
}

async function keptApplicants(folder: string, projectId: number): Promise<number[]> {
  const { db, close } = await openEmbedded(folder);
  const { rows } = await sql<{ id: number }>`
    select a.student_id as id from applications a
      join events e on e.about_id = a.id and e.kind = 'apply'
    where a.project_id = ${projectId}`.execute(db);
  await close();
  return rows.map(({ id }) => id);
}
