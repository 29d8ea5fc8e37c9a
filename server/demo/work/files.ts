import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AppServices } from '../../app.ts';
import { sha256Of } from '../../features/engagements/deliveries/deliver.ts';
import { canWrite, pdfPage } from '../pdf-page.ts';

/** A delivery of the demo that files go with. */
interface Delivery {
  readonly id: number;
  readonly series: number;
  readonly version: number;
  readonly title: string;
  readonly project: string;
  readonly student: string;
  readonly accountId: number;
  readonly words: string;
  readonly at: Date;
}

/** So many rooms have files. */
const rooms = 3;

/**
 * Adds files to the newest deliveries of the demo’s company, and has them looked at as any that are uploaded. Of a demo
 * that was just filled in.
 */
export async function addDemoFiles(services: AppServices): Promise<void> {
  const { db, fileStore, fileJobs } = services;
  const { rows } = await sql<Delivery>`
    select * from (select distinct on (e.id) e.id, d.series, d.version, m.title, p.title as project,
      s.first_name || ' ' || s.last_name as student, d.account_id as "accountId", d.words, d.at
    from deliveries d join milestones m on m.series = d.series and m.by = 'each'
      join engagements e on e.id = m.engagement_id and e.next is not null
      join applications a on a.id = e.id join students s on s.id = a.student_id
      join projects p on p.id = a.project_id join companies c on c.id = p.company_id
    where c.email = 'company@trestle.example' and d.links = '{}'
    order by e.id, d.at desc) newest order by at desc limit ${sql.lit(rooms)}`.execute(db);
  for (const delivery of rows) {
    const files = filesOf(delivery).map((file) => ({ ...file, key: randomUUID() }));
    const ids = await db.transaction().execute(async (transaction) => {
      const hashes = files.map(({ content }) => createHash('sha256').update(content).digest('hex'));
      const { id: engagement_id, series, version, words } = delivery;
      const sha256 = sha256Of({ words, links: [], files: hashes });
      await sql`
        update deliveries set sha256 = ${sha256}
        where series = ${series} and version = ${version}`.execute(transaction);
      const { rows: made } = await sql<{ id: number }>`
        with made as (
          insert into files (key, engagement_id, account_id, name, bytes, state, started_at)
          select key, ${engagement_id}, ${delivery.accountId}, name, bytes, 'Checking', ${delivery.at}
          from json_to_recordset(${JSON.stringify(files.map(({ key, name, content }) => ({ key, name, bytes: content.length })))}::json)
            as f (key uuid, name text, bytes bigint) returning id
        ), handed_in as (
          insert into delivery_files (series, version, place, file_id)
          select ${series}, ${version}, row_number() over (order by id), id from made
        ) select id from made`.execute(transaction);
      return made;
    });
    for (const { key, content } of files) await fileStore.put(key, content);
    await db.transaction().execute(async (transaction) => {
      for (const { id } of ids) await fileJobs.checks.send(transaction, { id });
    });
  }
}

/** A page of what was handed in, and a table with it. */
function filesOf({ title, project, student, words }: Delivery) {
  const heading = [title, canWrite(student) ? `${project}, ${student}` : project];
  const table = ['point,easting_m,northing_m,level_m'];
  for (let point = 1; point <= 24; point += 1) {
    const level = 41.2 + Math.sin(point / 3) * 0.8 + point * 0.03;
    table.push(
      `P${point},${(point * 4.5).toFixed(2)},${(12 + point * 0.7).toFixed(2)},${level.toFixed(3)}`,
    );
  }
  return [
    { name: `${title}.pdf`, content: pdfPage(heading, linesOf(words)) },
    { name: 'Levels.csv', content: Buffer.from(`${table.join('\n')}\n`) },
  ];
}

/** Words in lines of a page’s width, without the marks of Markdown. */
function linesOf(words: string): string[] {
  const lines: string[] = [];
  for (const paragraph of words.replaceAll('**', '').split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line.length + word.length > 84) {
        lines.push(line);
        line = '';
      }
      line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines;
}
