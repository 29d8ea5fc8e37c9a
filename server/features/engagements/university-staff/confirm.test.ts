import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsPerHour } from '../../../../src/contract/accounts/auth.ts';
import type { ApplicationEvent } from '../../../../src/contract/applications/moves.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Notification } from '../../../../src/contract/notifications.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  aFaculty,
  anAdmin,
  anApplication,
  aProject,
  aUniversity,
  type Someone,
} from '../../../testing/people.ts';
import { expireOffers } from '../../applications/deadlines/timeouts.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

/** Has a university confirm places, or not. */
const set = (id: number, name: string, confirmsPlaces: boolean) =>
  app.call(
    endpoints.updateUniversity,
    { params: { id }, body: { name, confirmsPlaces } },
    admin.token,
  );
const confirm = ({ token }: Someone, id: number) =>
  app.call(endpoints.confirmPlace, { params: { id } }, token);
const refuse = ({ token }: Someone, id: number, reason = 'The exams come first.') =>
  app.call(endpoints.refusePlace, { params: { id }, body: { reason } }, token);
const newsOf = async ({ token }: Someone): Promise<string[]> =>
  (await app.call(endpoints.listNotifications, {}, token)).body.map(
    ({ title }: Notification) => title,
  );

/** A student of a university that confirms places, who has been offered one. */
async function anOffer(confirmsPlaces = true) {
  const faculty = await aFaculty(app, admin);
  await set(faculty.universityId, faculty.university, confirmsPlaces);
  const student = await faculty.studentThere();
  const company = await aCompany(app.services);
  const pid = await aProject(app.services, company);
  const id = await anApplication(app, student, pid);
  const move = (event: ApplicationEvent, { token }: Someone) =>
    app.call(endpoints.moveApplication, { params: { id }, body: { event } }, token);
  await move('offer', company);
  const stands = async () => {
    const { rows } = await sql<{ status: string; taken: number; ends: Date | null }>`
      select a.status, p.places_taken as taken, a.offer_expires_at as ends
      from applications a join projects p on p.id = a.project_id where a.id = ${id}`.execute(
      app.database.db,
    );
    return rows[0]!;
  };
  const accept = () => move('accept', student);
  return { ...faculty, student, company, pid, id, move, accept, stands };
}

describe('where a university confirms places', () => {
  test('accepting holds the place until it does, and tells everybody whose turn it is', async () => {
    const { vera, student, company, id, accept, stands } = await anOffer();
    const { ends } = await stands();
    expect((await accept()).body.status).toBe('Awaiting university');
    expect(await stands()).toEqual({ status: 'Awaiting university', taken: 1, ends });
    expect(await newsOf(vera)).toEqual(['A place to confirm']);
    expect((await newsOf(company))[0]).toBe('Offer accepted, to be confirmed');
    expect((await confirm(vera, id)).status).toBe(200);
    expect(await stands()).toEqual({ status: 'Accepted', taken: 1, ends: null });
    expect((await newsOf(student))[0]).toBe('Your university has confirmed');
    expect((await newsOf(company))[0]).toBe('Place confirmed');
  });

  test('refusing ends the offer with a reason that both sides read, and the place is free', async () => {
    const { vera, student, company, id, accept, stands } = await anOffer();
    await accept();
    expect((await refuse(vera, id, ' ')).body.errors).toEqual([
      { path: 'reason', message: 'Enter the reason.' },
    ]);
    expect((await refuse(vera, id)).status).toBe(200);
    expect(await stands()).toEqual({ status: 'Declined', taken: 0, ends: null });
    for (const reader of [student, company]) {
      const { body } = await app.call(endpoints.getApplication, { params: { id } }, reader.token);
      expect(body.timeline.at(-1)).toMatchObject({
        event: 'refuse',
        by: 'faculty',
        note: 'The exams come first.',
      });
    }
    expect((await newsOf(student))[0]).toBe('Your university has not confirmed');
    expect((await newsOf(company))[0]).toBe('Place not confirmed');
  });

  test('the student can still withdraw, and nothing is left to confirm', async () => {
    const { vera, student, id, accept, move, stands } = await anOffer();
    await accept();
    expect((await move('withdraw', student)).body.status).toBe('Withdrawn');
    expect((await stands()).taken).toBe(0);
    expect((await confirm(vera, id)).body.code).toBe('move-not-allowed');
  });

  test('the end of the project closes what waits, and frees the place', async () => {
    const { company, pid, accept, stands } = await anOffer();
    await accept();
    const body = { status: 'Cancelled' } as const;
    await app.call(endpoints.moveProject, { params: { id: pid }, body }, company.token);
    expect(await stands()).toMatchObject({ status: 'Closed', taken: 0 });
  });

  test('staff of another university neither confirm nor refuse', async () => {
    const { id, accept, stands } = await anOffer();
    await accept();
    const { vera: stranger } = await aFaculty(app, admin);
    expect((await confirm(stranger, id)).status).toBe(404);
    expect((await refuse(stranger, id)).status).toBe(404);
    expect((await stands()).status).toBe('Awaiting university');
  });

  test('but has nobody left who could, accepting counts at once', async () => {
    const { vera, accept } = await anOffer();
    const body = { state: 'disabled' } as const;
    await app.call(endpoints.setStaffState, { params: { id: vera.id }, body }, admin.token);
    expect((await accept()).body.status).toBe('Accepted');
  });
});

/** What a student writes as their university. */
const write = ({ id, email, token }: Someone, university: string) => {
  const studies = { engineeringType: 'Civil', collegeYear: 'Third', university } as const;
  const body = { firstName: 'Ada', lastName: 'Byron', email, ...studies };
  return app.call(endpoints.updateStudent, { params: { sId: id }, body }, token);
};

describe('a student who names another university', () => {
  test('before accepting is confirmed by the one they applied under, and told so', async () => {
    const { vera, student, id, accept, stands } = await anOffer();
    await write(student, 'Somewhere else');
    expect(await newsOf(vera)).toEqual(['A student named another university']);
    expect((await accept()).body.status).toBe('Awaiting university');
    expect((await newsOf(student))[0]).toBe('Another university confirms your place');
    expect((await newsOf(vera))[0]).toBe('A place to confirm');
    expect((await confirm(vera, id)).status).toBe(200);
    expect((await stands()).status).toBe('Accepted');
  });

  test('that confirms places is confirmed by it, whatever the one before does', async () => {
    const { student, id, accept } = await anOffer(false);
    const { vera, university, universityId } = await aFaculty(app, admin);
    await set(universityId, university, true);
    await write(student, university);
    expect((await accept()).body.status).toBe('Awaiting university');
    expect((await confirm(vera, id)).status).toBe(200);
  });

  test('is confirmed by the one into which the one they applied under was merged', async () => {
    const { student, universityId, id, accept } = await anOffer();
    const { vera, university, universityId: into } = await aFaculty(app, admin);
    await set(into, university, true);
    await write(student, 'Somewhere else');
    const merge = { params: { id: universityId }, body: { into } };
    expect((await app.call(endpoints.mergeUniversity, merge, admin.token)).status).toBe(200);
    expect((await accept()).body.status).toBe('Awaiting university');
    expect((await confirm(vera, id)).status).toBe(200);
  });

  test('while a place waits stays under the one that was asked until it has answered', async () => {
    const { vera, student, universityId, id, accept } = await anOffer();
    const { vera: other, university } = await aFaculty(app, admin);
    await accept();
    await write(student, university);
    const record = { params: { id: student.id } };
    const seenBy = async ({ token }: Someone) =>
      (await app.call(endpoints.getFacultyStudent, record, token)).status;
    expect([await seenBy(vera), await seenBy(other)]).toEqual([200, 404]);
    // Nor does it move them that the university is called something else, or writes from elsewhere.
    await set(universityId, `University ${randomUUID()}`, true);
    expect(await seenBy(vera)).toBe(200);
    for (const staff of [vera, other])
      expect((await newsOf(staff))[0]).toBe('A student named another university');
    expect((await newsOf(student))[0]).toBe(
      'Your place is still waiting for the university that was asked',
    );
    expect((await refuse(vera, id)).status).toBe(200);
    // The one that they name now knows of one more, whom nobody has confirmed.
    expect([await seenBy(vera), await seenBy(other)]).toEqual([404, 404]);
    const { body: unconfirmed } = await app.call(endpoints.getUnconfirmed, {}, other.token);
    expect(unconfirmed).toMatchObject({ count: 1, next: { id: student.id } });
  });

  test('and back again, over and over, is told of so often and no more', async () => {
    const { vera, student, university } = await anOffer();
    for (let turn = 0; turn < 6; turn += 1) {
      await write(student, 'Somewhere else');
      await write(student, university);
    }
    expect(await newsOf(vera)).toHaveLength(mailsPerHour);
  });
});

test('where a university does not, accepting counts at once', async () => {
  const { accept } = await anOffer(false);
  expect((await accept()).body.status).toBe('Accepted');
});

test('a university without staff cannot confirm places', async () => {
  const name = `University ${randomUUID()}`;
  const { status, body } = await set(await aUniversity(app, admin, { name }), name, true);
  expect([status, body.errors]).toEqual([
    400,
    [
      {
        path: 'confirmsPlaces',
        message: 'Invite staff of this university first: they confirm places.',
      },
    ],
  ]);
});

// Last: the clock moves past every session.
test('what a university does not confirm in time expires with the offer', async () => {
  const { accept, stands } = await anOffer();
  await accept();
  app.passTime(8 * 86_400_000);
  await expireOffers(app.services);
  expect(await stands()).toEqual({ status: 'Expired', taken: 0, ends: null });
});
