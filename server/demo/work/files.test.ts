import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256Of } from '../../features/engagements/deliveries/deliver.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { seedDemo } from '../seed.ts';
import { addDemoFiles } from './files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedDemo(app.services.db, app.services.clock());
  await addDemoFiles(app.services);
  await app.checkFiles();
});
afterAll(() => app.close());

test('deliveries to the demo’s company come with files that can be opened, and looked at', async () => {
  const { rows } = await sql<{ state: string; previews: number }>`
    select f.state, f.previews from files f join delivery_files d on d.file_id = f.id`.execute(
    app.services.db,
  );
  expect(rows).toHaveLength(6);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['Ready']));
  expect(rows.filter(({ previews }) => previews === 1)).toHaveLength(3);
  expect(await app.services.fileJobs.prove()).toEqual({
    files: 6,
    missing: [],
    ownerless: [],
    stuck: [],
  });
});

test('each of these versions is known by what is in it', async () => {
  const { rows } = await sql<{ words: string; sha256: string; files: string[] }>`
    select d.words, d.sha256, array_agg(f.sha256 order by x.place) as files
    from deliveries d join delivery_files x using (series, version) join files f on f.id = x.file_id
    group by series, version, d.words, d.sha256`.execute(app.services.db);
  expect(rows).toHaveLength(3);
  for (const { words, sha256, files } of rows)
    expect(sha256).toBe(sha256Of({ words, links: [], files }));
});
