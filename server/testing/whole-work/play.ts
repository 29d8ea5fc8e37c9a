import type { BuiltApp } from '../built-app.ts';
import { signs } from '../credentials.ts';
import { aProject, supervises } from '../people.ts';
import { playEnds, playEvaluations } from './afterwards.ts';
import { playPlans } from './plans.ts';
import { type Players, players } from './players.ts';
import { playTime } from './time.ts';
import { playTalk, playWork } from './work.ts';

/** Plays everything that can happen in engagements, by the product's own calls. */
export async function playWholeWork(app: BuiltApp): Promise<Players> {
  const all = await players(app);
  await signs(app);
  const pid = await aProject(app.services, all, { title: 'A weir', places: 4 });
  await supervises(app.services, all.people.supervisor, pid);
  const places = await playPlans(all, pid);
  await playTalk(app, all, places);
  await playTime(all, places);
  await all.pass(18);
  await playWork(app, all, places);
  await playEvaluations(app, all, places);
  await all.pass(20);
  await playEnds(app, all, places);
  return all;
}
