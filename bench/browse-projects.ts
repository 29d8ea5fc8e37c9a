import { readFileSync } from 'node:fs';
import { seedDemo } from '../server/demo/seed.ts';
import {
  checkPostings,
  type Posting,
  readPostings,
} from '../server/features/projects/import/posting.ts';
import { settleProjects, writePostings } from '../server/features/projects/import/write.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { openEmbedded } from '../server/platform/database/open.ts';

/**
 * Fills a new database, as the import does, with the demo and so many postings from a file, those again under numbered
 * titles where the file has fewer.
 */
export async function fillWith(folder: string, file: string, projects: number): Promise<void> {
  const { good } = checkPostings(readPostings(readFileSync(file)).rows);
  const { db, close } = await openEmbedded(folder);
  try {
    await migrate(db);
    await seedDemo(db, new Date());
    await writePostings(db, numbered(good, projects), new Date());
    await settleProjects(db);
  } finally {
    await close();
  }
}

/** Students browse what is open, so every copy is. */
function numbered(postings: readonly Posting[], projects: number): Posting[] {
  return Array.from({ length: projects }, (_, index) => {
    const posting = postings[index % postings.length]!;
    const round = Math.floor(index / postings.length) + 1;
    const title = round === 1 ? posting.title : `${posting.title.slice(0, 190)}, part ${round}`;
    return { ...posting, title, status: 'pending' };
  });
}
