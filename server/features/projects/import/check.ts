import * as v from 'valibot';
import { tidySkills } from '../../../../src/contract/projects/skill-list.ts';
import { daysProblem } from '../../../../src/machines/lifecycle/conditions.ts';
import { type Column, type Posting, posting } from './posting.ts';
import type { PostingRow } from './read.ts';

export type { Posting };

/** What is wrong with one field of one row, for the person who mends the file. */
export interface BadField {
  readonly line: number;
  readonly column: Column;
  readonly reason: string;
}

/** Sorts rows into postings and bad fields. A row with several bad fields is listed with each. */
export function checkPostings(rows: readonly PostingRow[]): { good: Posting[]; bad: BadField[] } {
  const good: Posting[] = [];
  const bad: BadField[] = [];
  for (const { line, fields } of rows) {
    const result = v.safeParse(posting, fields);
    const disorder = result.success && daysProblem(result.output);
    if (disorder) bad.push({ line, column: 'endDate', reason: disorder.message });
    else if (result.success) {
      good.push({ ...result.output, skills: tidySkills(result.output.skills) });
    } else {
      for (const issue of result.issues)
        bad.push({ line, column: v.getDotPath(issue) as Column, reason: issue.message });
    }
  }
  return { good, bad };
}
