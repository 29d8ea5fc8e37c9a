import type { Verdict } from '../harness/verify.ts';

/** What a database must not come to, how it is brought to it, and who must see it. */
interface Planted {
  readonly what: string;
  readonly seenAs: Exclude<keyof Verdict, 'acknowledged'>;
  /** Run without constraints and triggers, which stand in the way of most of it. */
  readonly by: string;
}

const one = (from: string, column: string) =>
  `(select ${column} from ${from} order by ${column} limit 1)`;

const aNote = one("status_updates where remarks like 'Storm %'", 'id');
const aTitle = one("projects where title like 'Storm %'", 'id');
const aSecondVersion = one('deliveries where version = 2', 'series');
const aFile = one('delivery_files', 'file_id');

export const planted: readonly Planted[] = [
  {
    what: 'a note is gone',
    seenAs: 'lost',
    by: `delete from status_updates where id = ${aNote}`,
  },
  {
    what: 'a project is gone',
    seenAs: 'lost',
    by: `delete from projects where id = ${aTitle}`,
  },
  {
    what: 'an application is gone',
    seenAs: 'lost',
    by: `delete from applications where id = ${one('applications', 'id')}`,
  },
  {
    what: 'a granted extension is taken back',
    seenAs: 'lost',
    by: `update extensions set state = 'Refused' where engagement_id = ${one('extensions', 'engagement_id')}`,
  },
  {
    what: 'the last version of a delivery is gone',
    seenAs: 'lost',
    by: `delete from deliveries where version = 2 and series = ${aSecondVersion}`,
  },
  {
    what: 'a note is there twice',
    seenAs: 'twice',
    by: `insert into status_updates (project_id, project_title, title, remarks, updated_at)
      select project_id, project_title, title, remarks, updated_at from status_updates where id = ${aNote}`,
  },
  {
    what: 'a student has applied twice',
    seenAs: 'twice',
    by: `insert into events (at, account_id, kind, about, about_id, facts)
      select at, account_id, kind, about, about_id, facts
      from events where kind = 'apply' order by id limit 1`,
  },
  {
    what: 'a place is given to one more',
    seenAs: 'oversold',
    by: `update applications set status = 'Accepted' where id = (
      select a.id from applications a join projects p on p.id = a.project_id
      where p.places_taken = p.places and a.status not in ('Accepted', 'Completed') order by a.id limit 1)`,
  },
  {
    what: 'a project counts one place too few',
    seenAs: 'oversold',
    by: `update projects set places_taken = places_taken - 1
      where id = ${one('projects where places_taken > 0', 'id')}`,
  },
  {
    what: 'a version of a delivery is left out',
    seenAs: 'adrift',
    by: `update deliveries set version = 3 where version = 2 and series = ${aSecondVersion}`,
  },
  {
    what: 'a taken place has no room',
    seenAs: 'adrift',
    by: `delete from engagements where id = ${one('engagements', 'id')}`,
  },
  {
    what: 'a row is gone from over its bytes',
    seenAs: 'orphans',
    by: `delete from files where id = ${aFile}`,
  },
  {
    what: 'bytes are gone from under their row',
    seenAs: 'orphans',
    by: `update files set key = gen_random_uuid() where id = ${aFile}`,
  },
];
