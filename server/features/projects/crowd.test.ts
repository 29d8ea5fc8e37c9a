import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Project } from '../../../src/contract/projects/projects.ts';
import { pipelined } from '../../platform/database/postgresql/shared-connections.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aCompany, anApplication, aProject, aStudent, type Someone } from '../../testing/people.ts';

let app: TestApp;
/** Each has applied to the project at their own place, and has its skill. */
const students: Someone[] = [];
const pids: number[] = [];
beforeAll(async () => {
  app = await testApp();
  const company = await aCompany(app.services);
  for (let at = 0; at < 12; at += 1) {
    const pid = await aProject(app.services, company, { status: 'pending', places: 2 });
    const student = await aStudent(app.services);
    await sql`update projects set skills = ${`Skill ${at}`} where id = ${pid}`.execute(
      app.services.db,
    );
    await sql`update students set skills = ${`Skill ${at}`} where id = ${student.id}`.execute(
      app.services.db,
    );
    await anApplication(app, student, pid);
    pids.push(pid);
    students.push(student);
  }
});
afterAll(() => app.close());

const listOf = async ({ token }: Someone): Promise<Project[]> =>
  (await app.call(endpoints.listProjects, { query: { pageSize: '20' } }, token)).body;
const appliedTo = (listed: readonly Project[]) =>
  listed.filter(({ applied }) => applied).map(({ pid }) => pid);

describe('a crowd that browses at the same time', () => {
  test('is told everybody’s own applications and own fit, and nobody else’s', async () => {
    const crowd = Array.from({ length: 5 }, () => students).flat();
    const lists = await Promise.all(crowd.map(listOf));
    for (const [at, listed] of lists.entries()) {
      const own = pids[at % pids.length]!;
      expect(appliedTo(listed)).toEqual([own]);
      const fitting = listed.filter(({ fit }) => fit?.skillsHave.length);
      expect(fitting.map(({ pid }) => pid)).toEqual([own]);
    }
  });

  test('reads what was written before it asked', async () => {
    const [first, ...others] = students;
    for (const pid of pids.slice(1, 4)) {
      const crowd = others.map(listOf);
      await anApplication(app, first!, pid);
      expect(appliedTo(await listOf(first!))).toContain(pid);
      await Promise.all(crowd);
    }
  });

  test('is told them by those too who have applied to more projects than are told at once', async () => {
    const [student] = students;
    const company = await aCompany(app.services, 'Many Works');
    const many: number[] = [];
    for (let at = 0; at < 101; at += 1)
      many.push(await aProject(app.services, company, { status: 'pending', places: 2 }));
    await sql`insert into applications (student_id, project_id, status, message, resume_link, applied_at)
      select ${student!.id}, unnest(${many.slice(1)}::bigint[]), 'Under Review', '', '', ${app.services.clock()}`.execute(
      app.services.db,
    );
    const listed: Project[] = [];
    for (const page of [1, 2]) {
      const query = { page: String(page), pageSize: '60' };
      listed.push(...(await app.call(endpoints.listProjects, { query }, student!.token)).body);
    }
    const among = listed.filter(({ pid }) => many.includes(pid));
    expect(new Set(appliedTo(among))).toEqual(new Set(many.slice(1)));
    expect(among).toHaveLength(many.length);
  });

  describe('a search with more than a thousand matches', () => {
    let company: Awaited<ReturnType<typeof aCompany>>;
    beforeAll(async () => {
      company = await aCompany(app.services, 'Very Many Works');
      await sql`insert into projects (company_id, title, description, project_link, skills, engineering_type,
          duration_days, location, status, places, posted_at)
        select ${company.companyId}, 'Numbered ' || n, '', '', '', 'Electrical', 30, '', 'pending', 1, now()
        from generate_series(1, 1001) n`.execute(app.services.db);
    });
    const counted = async (query: Record<string, string>) => {
      const pageOfNine = { pageSize: '9', ...query };
      const { headers } = await app.call(
        endpoints.listProjects,
        { query: pageOfNine },
        students[0]!.token,
      );
      return [headers['x-total-count'], headers['x-total-more']];
    };

    test('is told how many there are, at every moment', async () => {
      expect(await counted({ engineering: 'Electrical' })).toEqual(['1001', undefined]);
      await aProject(app.services, company, {
        status: 'pending',
        engineeringType: 'Electrical',
        title: 'Numbered 1002',
      });
      expect(await counted({ engineering: 'Electrical' })).toEqual(['1002', undefined]);
    });

    test('a search says that there are more than a hundred past its page, until there are not', async () => {
      const searchText = 'numbered';
      expect(await counted({ searchText })).toEqual(['100', 'true']);
      expect(await counted({ searchText, page: '11' })).toEqual(['190', 'true']);
      expect(await counted({ searchText, page: '110' })).toEqual(['1002', undefined]);
    });
  });

  // PGlite prepares nothing by name.
  test.runIf(process.env.TEST_DATABASE === 'postgresql')(
    'is answered by a statement that is planned once, not for each of them',
    async () => {
      await listOf(students[0]!);
      const kept = await sql<{ statement: string }>`
        select statement from pg_prepared_statements`.execute(pipelined(app.services.db));
      const lists = kept.rows.filter(({ statement }) => statement.includes('order by p.open'));
      expect(lists).not.toEqual([]);
    },
  );
});
