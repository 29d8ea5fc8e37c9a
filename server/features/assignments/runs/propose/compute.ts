import { happened } from '../../../../platform/acts/happened.ts';
import { runCommand } from '../../../../platform/calls/act.ts';
import type { ProductAct, Services } from '../../../../platform/calls/command.ts';
import { adminsOf } from '../../../../platform/notifications/notify.ts';
import { readPins, savePinCosts } from '../pins/repository.ts';
import { moveRun, saveProgress } from '../repository.ts';
import { readProjects, readWishes } from '../scope.ts';
import type { ProposedRun } from './propose.ts';
import { deleteResults, finish, saveEntries, savePlaces, saveProjects } from './save.ts';
import { inThread } from './thread.ts';
import type { Wish } from './wishes.ts';

/** Ends what is being computed: the run is no longer wanted. */
class NoLongerWanted extends Error {}

/**
 * Works out a run that was added as `proposing`, and keeps what comes out. The heavy part is a thread
 * of its own; reading and writing go in short statements. However it ends, the run says so: `proposed`,
 * `discarded` by somebody meanwhile, or `failed`.
 */
export async function compute(
  services: Services,
  { id: runId, scope, seed }: ProposedRun,
): Promise<void> {
  const { db, clock } = services;
  const progress = async (step: string, share: number) => {
    const isWanted = await saveProgress(db, runId, { step, share, at: clock() });
    if (!isWanted) throw new NoLongerWanted();
  };
  try {
    const said = new Map<number, Wish>();
    const asked = { ...scope, now: clock() };
    const projects = await readProjects(db, asked);
    const pinned = await readPins(db, runId);
    const { wishes, solved, costs } = await inThread(async (thread) => {
      for await (const wishes of readWishes(db, asked)) {
        for (const wish of wishes) said.set(wish.applicationId, wish);
        thread.send({ type: 'wishes', wishes });
        await progress(`Reading ${said.size.toLocaleString('en')} applications`, 0.2);
      }
      thread.send({ type: 'work out', projects, pinned, seed });
      return thread.answer(progress);
    });

    await progress('Saving the preferences', 0.75);
    await saveProjects(db, runId, projects, solved.short);
    await saveEntries(db, runId, wishes, said);
    if (costs) await savePinCosts(db, runId, pinned.pins, costs);
    for (const proposal of solved.proposals) {
      await progress('Saving the places', 0.9);
      await savePlaces(db, runId, wishes, proposal);
    }
    const students = solved.proposals[0]?.granted.length ?? 0;
    const size = { students, projects: projects.length, applications: wishes.length };
    await runCommand(services, { person: null }, async (act) => {
      const isWanted = await finish(act.transaction, runId, size, solved, act.at);
      if (!isWanted) throw new NoLongerWanted();
      await tellFinished(act, runId, 'proposed');
    });
  } catch (error) {
    await deleteResults(db, runId);
    if (error instanceof NoLongerWanted) return;
    await runCommand(services, { person: null }, async (act) => {
      const hasFailed = await moveRun(act.transaction, runId, ['proposing'], 'failed');
      if (hasFailed) await tellFinished(act, runId, 'failed');
    });
    throw error;
  }
}

/** Notifies the admins that a run is ready or has failed. */
const tellFinished = async (
  act: ProductAct,
  aboutId: number,
  state: 'proposed' | 'failed',
): Promise<void> =>
  happened(act, [
    {
      kind: 'run finished',
      aboutId,
      facts: { state },
      concerned: { admin: await adminsOf(act.transaction) },
    },
  ]);
