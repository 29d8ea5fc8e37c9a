import { expect, vi } from 'vitest';
import type { PairWithReason } from '../../src/contract/assignments/assignment-pins.ts';
import type { AssignmentRun, ProposalKind } from '../../src/contract/assignments/assignment-run.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { BuiltApp } from './built-app.ts';
import { aCompany, anAdmin, aProject, aStudent, type Someone } from './people.ts';

/** A company with two projects, and three students who want the same one first. */
export interface SmallProgramme {
  readonly admin: Someone;
  readonly company: Someone;
  readonly dam: number;
  readonly bridge: number;
  /** All want the dam, which has one place, then the bridge, which has two. */
  readonly students: readonly Someone[];
}

/** Fills an app with one, and speaks to its assignments as its people do. */
export function assignmentsIn(app: BuiltApp) {
  /** Calls and expects success. */
  async function call(name: keyof typeof endpoints, request: object, { token }: Someone) {
    const answer = await app.call(endpoints[name] as never, request as never, token);
    expect(answer, JSON.stringify(answer.body)).toMatchObject({
      status: expect.toSatisfy((s) => s < 300),
    });
    return answer.body as never;
  }

  const apply = ({ id, token }: Someone, projectId: number) =>
    app.call(endpoints.apply, { body: { studentId: id, projectId } }, token);

  const listOf = (student: Someone): Promise<Listed[]> =>
    call('listOwnApplications', { params: { studentId: student.id } }, student);

  /** A student's applications by project. */
  async function applicationsOf(student: Someone): Promise<Record<number, number>> {
    const list = await listOf(student);
    return Object.fromEntries(list.map((one) => [one.projectId, one.applicationId]));
  }

  async function statusesOf(student: Someone): Promise<Record<string, string>> {
    const list = await listOf(student);
    return Object.fromEntries(list.map((one) => [one.projectTitle, one.status]));
  }

  async function smallProgramme(): Promise<SmallProgramme> {
    const { services } = app;
    const [admin, company] = [await anAdmin(services), await aCompany(services)];
    const dam = await aProject(services, company, { title: 'A dam', places: 1 });
    const bridge = await aProject(services, company, { title: 'A bridge', places: 2 });
    const students: Someone[] = [];
    const atTheDam: number[] = [];
    for (const firstName of ['Ada', 'Emily', 'Henry']) {
      const student = await aStudent(services, { firstName });
      for (const projectId of [dam, bridge]) await apply(student, projectId);
      const own = await applicationsOf(student);
      const applicationIds = [own[dam]!, own[bridge]!];
      await call('rankOwnApplications', { body: { applicationIds } }, student);
      students.push(student);
      atTheDam.push(own[dam]!);
    }
    const ranking = { params: { pid: dam }, body: { applicationIds: atTheDam } };
    await call('rankApplicants', ranking, company);
    return { admin, company, dam, bridge, students };
  }

  /** Proposes, and waits until it is computed. */
  async function proposed(
    admin: Someone,
    projectIds: number[],
    pinned: { pins?: PairWithReason[]; exclusions?: PairWithReason[] } = {},
  ): Promise<AssignmentRun> {
    const body = { scope: { projectIds }, seed: 3, ...pinned };
    const { id }: AssignmentRun = await call('proposeAssignment', { body }, admin);
    return vi.waitFor(
      async () => {
        const run = await call('getAssignment', { params: { id } }, admin);
        expect(run).toMatchObject({ state: 'proposed' });
        return run;
      },
      { timeout: 15_000 },
    );
  }

  const publish = ({ token }: Someone, id: number, kind: ProposalKind = 'students') =>
    app.call(endpoints.publishAssignment, { params: { id }, body: { kind } }, token);
  const undo = ({ token }: Someone, id: number) =>
    app.call(endpoints.undoAssignment, { params: { id } }, token);

  return { call, apply, applicationsOf, statusesOf, smallProgramme, proposed, publish, undo };
}

interface Listed {
  readonly projectId: number;
  readonly applicationId: number;
  readonly projectTitle: string;
  readonly status: string;
}
