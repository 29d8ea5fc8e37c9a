import type { VerbContext } from '../../../verb-context.ts';
import { moveRun, saveProgress } from '../repository.ts';
import type { ProposedRun } from './propose.ts';
import { deleteResults, finish, saveEntries, savePlaces, saveProjects } from './save.ts';
import { readProjects, readWishes } from './scope.ts';
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
  { db, clock }: VerbContext,
  { id: runId, scope, seed }: ProposedRun,
): Promise<void> {
  const progress = async (step: string, share: number) => {
    const isWanted = await saveProgress(db, runId, { step, share, at: clock() });
    if (!isWanted) throw new NoLongerWanted();
  };
  try {
    const said = new Map<number, Wish>();
    const projects = await readProjects(db, scope);
    const { wishes, solved } = await inThread(async (thread) => {
      for await (const wishes of readWishes(db, scope)) {
        for (const wish of wishes) said.set(wish.applicationId, wish);
        thread.send({ type: 'wishes', wishes });
        await progress(`Reading ${said.size.toLocaleString('en')} applications`, 0.2);
      }
      thread.send({ type: 'work out', projects, seed });
      return thread.answer(progress);
    });

    await progress('Saving the preferences', 0.75);
    await saveProjects(db, runId, projects, solved.short);
    await saveEntries(db, runId, wishes, said);
    for (const proposal of solved.proposals) {
      await progress('Saving the places', 0.9);
      await savePlaces(db, runId, wishes, proposal);
    }
    const students = solved.proposals[0]?.granted.length ?? 0;
    const size = { students, projects: projects.length, applications: wishes.length };
    if (!(await finish(db, runId, size, solved, clock()))) throw new NoLongerWanted();
  } catch (error) {
    await deleteResults(db, runId);
    if (error instanceof NoLongerWanted) return;
    await moveRun(db, runId, ['proposing'], 'failed');
    throw error;
  }
}
