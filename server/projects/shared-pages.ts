import type { Page } from '../../src/contract/paging.ts';
import type { Asked } from '../database/open.ts';
import type { WrittenRow } from './written.ts';

/** So many pages are kept, those that were asked for last. */
const keptAtMost = 100;
/** Longer ones than any screen asks for are not kept. */
const rowsAtMost = 20;

interface Kept {
  readonly version: number;
  readonly pages: Map<string, Page<WrittenRow>>;
}

/** One for each database, as there is one of those for each process but in tests. */
const keptOf = new WeakMap<Asked, Kept>();

/** Which page, in words of which each means one page. */
export interface Question {
  readonly pageSize: number;
}

/**
 * A page of projects as all students see it, read when it is first asked for and kept until a project changes. The
 * database notes each change in the transaction that makes it: what was kept at an older version is read anew.
 * @param version of what students read in lists of projects, asked for after the question came; so nothing kept is
 *   older than the question, whichever instance made the change
 */
export async function sharedPage(
  db: Asked,
  question: Question,
  version: number,
  read: () => Promise<Page<WrittenRow>>,
): Promise<Page<WrittenRow>> {
  if (question.pageSize > rowsAtMost) return read();
  const pages = pagesOf(db, version);
  const key = JSON.stringify(question);
  const page = pages.get(key) ?? (await read());
  // The last asked for stands last.
  pages.delete(key);
  pages.set(key, page);
  if (pages.size > keptAtMost) pages.delete(pages.keys().next().value!);
  return page;
}

function pagesOf(db: Asked, version: number): Kept['pages'] {
  const kept = keptOf.get(db);
  if (kept?.version === version) return kept.pages;
  const fresh: Kept = { version, pages: new Map() };
  keptOf.set(db, fresh);
  return fresh.pages;
}
