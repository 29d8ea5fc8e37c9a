import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { EvaluationForm } from '../../src/contract/evaluations/evaluations.ts';
import { builtInRubric, type Side } from '../../src/contract/evaluations/rubric.ts';
import { currentRubric } from '../features/evaluations/rubric.ts';
import type { BuiltApp } from './built-app.ts';
import type { Someone } from './people.ts';

const steps = { result: 4, reliability: 4, communication: 4, learning: 4, initiative: 4 };
const because = { result: '', reliability: '', communication: '', learning: '', initiative: '' };

/** What a side may write of the other: good work, in which nothing has to be explained. */
export const anEvaluation = (side: Side, given: Partial<EvaluationForm> = {}): EvaluationForm => ({
  rubric: builtInRubric.version,
  steps,
  because,
  words: 'It holds.',
  again: 'yes',
  recommends: side === 'company' ? 'completed' : '',
  skills: [],
  toOffice: '',
  ...given,
});

/** Both sides evaluate work that is done, which completes it. */
export async function evaluates(
  { call, services }: Pick<BuiltApp, 'call' | 'services'>,
  id: number,
  company: Pick<Someone, 'token'>,
  student: Pick<Someone, 'token'>,
): Promise<void> {
  const params = { id, moment: 'final' } as const;
  const { version: rubric } = await currentRubric(services.db);
  const asked = { rubric };
  await call(endpoints.evaluate, { params, body: anEvaluation('company', asked) }, company.token);
  await call(endpoints.evaluate, { params, body: anEvaluation('student', asked) }, student.token);
}

/** Of an engagement that is evaluated: both have written, and it is open past all moves; the office is to decide. */
export async function opensToOffice({ services }: BuiltApp, id: number): Promise<void> {
  const now = services.clock();
  await sql`
    insert into evaluations (engagement_id, moment, side, rubric, steps, because, words, again, recommends, to_office, at)
    select ${id}, 'final', side, ${builtInRubric.version}, ${JSON.stringify(steps)}, ${JSON.stringify(because)}, 'It holds.', 'yes',
      case side when 'company' then 'office decides' else '' end, '', ${now}
    from unnest(array['student', 'company']) side`.execute(services.db);
  await sql`update evaluation_rounds set opened_at = ${now} where engagement_id = ${id}`.execute(
    services.db,
  );
  await sql`update engagements set next = 'decide', turn = 'office' where id = ${id}`.execute(
    services.db,
  );
}

/** The office has decided that the work of an engagement that is evaluated was not completed; the student may object to it. */
export async function isNotCompleted({ services }: BuiltApp, id: number, isObjected: boolean) {
  const { db, clock } = services;
  const now = clock();
  await sql`update applications set status = 'Not completed' where id = ${id}`.execute(db);
  await sql`
    update engagements set state = 'Not completed', next = ${isObjected ? 'decide objection' : null},
      turn = ${isObjected ? 'office' : null} where id = ${id}`.execute(db);
  await sql`
    insert into outcomes (engagement_id, outcome, because, at)
    values (${id}, 'Not completed', 'Nothing was delivered.', ${now})`.execute(db);
  if (isObjected)
    await sql`
      insert into outcome_objections (engagement_id, side, words, at)
      values (${id}, 'student', 'The model was.', ${now})`.execute(db);
}

/** Somebody without an account is asked to write for the company, by a link whose key nobody has. */
export async function isAskedByLink({ services }: BuiltApp, id: number): Promise<void> {
  const now = services.clock();
  await sql`
    insert into evaluation_links (engagement_id, moment, token_hash, name, email, asked_by, asked_at, until_on)
    values (${id}, 'final', ${randomUUID()}, 'Ines Roth', 'ines@people.example', 'Ole Berg', ${now}, ${now}::date + 20)`.execute(
    services.db,
  );
}

/** Work that was worked on has ended early, past all moves; both sides are asked why. */
export async function hasEndedEarly({ services }: BuiltApp, id: number): Promise<void> {
  const { db, clock } = services;
  await sql`update applications set status = 'Ended early' where id = ${id}`.execute(db);
  await sql`
    update engagements set state = 'Ended early', next = null, turn = null where id = ${id}`.execute(
    db,
  );
  await sql`
    insert into events (about, about_id, at, kind, facts)
    values ('engagement', ${id}, ${clock()}, 'ended early', '{"note":""}')`.execute(db);
}
