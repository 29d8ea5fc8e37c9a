import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../api/problem.ts';
import type { Applicant } from '../contract/applicants.ts';
import type { Application, ApplicationStatus } from '../contract/applications.ts';
import type { Project } from '../contract/projects.ts';
import { applicantsMachine, type Decision, isFirstLoad } from './applicants.ts';
import type { ListPage } from './page.ts';

const applicant = (applicationId: number, status: ApplicationStatus = 'Under Review') =>
  ({ applicationId, status, studentName: 'Ada Byron' }) as Applicant;
const project = (placesTaken: number) => ({ pid: 12, places: 2, placesTaken }) as Project;
type Where = { input: { pid: number; page: number } };

function open({
  find = async (): Promise<Project> => project(0),
  fetch = async (_: Where): Promise<ListPage<Applicant>> => ({
    rows: [applicant(1), applicant(2, 'Accepted')],
    total: 2,
  }),
  decide = async ({ input }: { input: Decision }): Promise<Application> =>
    ({
      applicationId: input.applicant.applicationId,
      status: 'Offered',
      offerExpiresAt: null,
    }) as Application,
} = {}) {
  const calls = { find: vi.fn(find), fetch: vi.fn(fetch), decide: vi.fn(decide), moved: vi.fn() };
  const machine = applicantsMachine.provide({
    actors: {
      findProject: fromPromise(() => calls.find()),
      fetchApplicants: fromPromise(calls.fetch),
      decide: fromPromise(calls.decide),
    },
  });
  const actor = createActor(machine, { input: { pid: 12, page: 1 } });
  actor.on('moved', calls.moved);
  actor.start();
  return { actor, calls, idle: () => waitFor(actor, (now) => now.matches({ listed: 'idle' })) };
}
const offer: Decision = { applicant: applicant(1), event: 'offer' };
const reject: Decision = { applicant: applicant(1), event: 'reject' };

describe('opening', () => {
  test('finds the project and lists who applied', async () => {
    const { actor, calls, idle } = open();
    expect(isFirstLoad(actor.getSnapshot())).toBe(true);
    const { context } = await idle();
    expect([context.project?.pid, context.list?.total]).toEqual([12, 2]);
    expect(calls.fetch.mock.calls[0]?.[0].input).toEqual({ pid: 12, page: 1 });
  });

  test.each(['not-found', 'forbidden'] as const)(
    'a project that is %s is missing',
    async (code) => {
      const { actor } = open({ find: () => Promise.reject(new ApiProblem(404, code, null)) });
      expect(isFirstLoad(await waitFor(actor, (now) => now.matches('missing')))).toBe(false);
    },
  );

  test('a project of another company is missing too', async () => {
    const { actor } = open({ fetch: () => Promise.reject(new ApiProblem(403, 'forbidden', null)) });
    await waitFor(actor, (now) => now.matches('missing'));
  });

  test.each(['find', 'fetch'] as const)('a failed %s can be tried again', async (step) => {
    const stumble = vi.fn().mockRejectedValueOnce(new ApiProblem(0, 'unreachable', null));
    const { actor, idle } = open({
      find: async () => {
        if (step === 'find') await stumble();
        return project(0);
      },
      fetch: async () => {
        if (step === 'fetch') await stumble();
        return { rows: [applicant(1)], total: 1 };
      },
    });
    await waitFor(actor, (now) => now.matches('failed'));
    actor.send({ type: 'retry' });
    expect((await idle()).context.list?.total).toBe(1);
  });

  test('turns pages', async () => {
    const { actor, calls, idle } = open();
    await idle();
    actor.send({ type: 'turn', page: 1 });
    actor.send({ type: 'turn', page: 2 });
    await idle();
    expect(calls.fetch.mock.calls.map(([{ input }]) => input.page)).toEqual([1, 2]);
  });
});

describe('deciding', () => {
  test('an offer takes effect on the row and on the places', async () => {
    const { actor, calls, idle } = open();
    await idle();
    calls.find.mockResolvedValue(project(1));
    actor.send({ type: 'decide', decision: offer });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    const { context } = await idle();
    expect([context.list?.rows[0]?.status, context.list?.rows[0]?.studentName]).toEqual([
      'Offered',
      'Ada Byron',
    ]);
    expect(context.project?.placesTaken).toBe(1);
    expect(calls.moved).toHaveBeenCalledOnce();
  });

  test('counting the places may fail without a word', async () => {
    const { actor, calls, idle } = open();
    await idle();
    calls.find.mockRejectedValue(new ApiProblem(0, 'unreachable', null));
    actor.send({ type: 'decide', decision: offer });
    expect((await idle()).context).toMatchObject({ failure: null, project: { placesTaken: 0 } });
  });

  test('a rejection asks for its reason, and can be thought over', async () => {
    const { actor, calls, idle } = open();
    await idle();
    actor.send({ type: 'decide', decision: reject });
    expect(actor.getSnapshot().value).toBe('explaining');
    actor.send({ type: 'cancel' });
    expect(calls.decide).not.toHaveBeenCalled();
    actor.send({ type: 'decide', decision: reject });
    actor.send({ type: 'explain', reason: 'skills', note: 'Thank you.' });
    await idle();
    expect(calls.decide.mock.calls[0]?.[0].input).toEqual({
      ...reject,
      reason: 'skills',
      note: 'Thank you.',
    });
  });

  test('what the lifecycle does not allow is not even asked', async () => {
    const { actor, calls, idle } = open();
    await idle();
    actor.send({
      type: 'decide',
      decision: { applicant: applicant(2, 'Accepted'), event: 'offer' },
    });
    await idle();
    expect(calls.decide).not.toHaveBeenCalled();
  });

  test.each([
    ['unreachable', 1],
    ['move-not-allowed', 2],
    ['no-places-left', 2],
  ] as const)(
    'after %s the applicants have been read %i times, and the reason is kept',
    async (code, reads) => {
      const { actor, calls, idle } = open({
        decide: () => Promise.reject(new ApiProblem(409, code, 'Not now.')),
      });
      await idle();
      actor.send({ type: 'decide', decision: offer });
      const now = await waitFor(
        actor,
        (snapshot) => snapshot.context.failure !== null && snapshot.matches({ listed: 'idle' }),
      );
      expect(now.context.failure?.reason).toBe(code);
      expect(calls.fetch).toHaveBeenCalledTimes(reads);
      expect(calls.moved).not.toHaveBeenCalled();
    },
  );
});
