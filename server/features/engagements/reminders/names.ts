import type { Due } from '../../../../src/contract/engagements/due.ts';
import type { DueNames } from '../../../../src/words/engagements/due.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows } from '../../../platform/database/rows.ts';
import type { ReadEvent } from '../../../platform/events/told.ts';

interface Named {
  readonly id: number;
  readonly project: string;
  /** The titles of its milestones, by their numbers. */
  readonly milestones: Readonly<Record<number, string>>;
}

/** The names that reminders are told with, in the same order. */
export async function dueNames(db: Database, events: readonly ReadEvent[]): Promise<DueNames[]> {
  const reminded = events.map(({ facts }) => (facts as { readonly due: readonly Due[] }).due);
  const ids = [...new Set(reminded.flat().map(({ engagement }) => engagement))];
  const rows = await allRows<Named>(db)`
    select a.id, p.title as project, coalesce((
      select json_object_agg(m.number, m.title) from milestones m where m.engagement_id = a.id), '{}') as milestones
    from applications a join projects p on p.id = a.project_id where a.id = any(${ids}::bigint[])`;
  const named = new Map(rows.map((one) => [one.id, one]));
  return reminded.map((due) =>
    due.map(({ engagement, milestone }) => {
      const { project = null, milestones = {} } = named.get(engagement) ?? {};
      return { project, milestone: milestones[milestone ?? 0] ?? null };
    }),
  );
}
