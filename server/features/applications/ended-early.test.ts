import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TimelineEntry } from '../../../src/contract/applications/applications.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aCompany, anApplication, aProject, aStudent, type Someone } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const move = (id: number, event: string, { token }: Someone, words: object = {}) =>
  app.call(
    endpoints.moveApplication,
    { params: { id }, body: { event: event as never, ...words } },
    token,
  );

/** A student who has accepted the one place of a project. */
async function anAcceptedStudent(status: 'pending' | 'In Progress' = 'In Progress') {
  const [student, company] = [await aStudent(app.services), await aCompany(app.services)];
  const pid = await aProject(app.services, company, { places: 1 });
  const id = await anApplication(app, student, pid);
  await move(id, 'offer', company);
  await move(id, 'accept', student);
  const project = { params: { id: pid }, body: { status } };
  if (status !== 'pending') await app.call(endpoints.moveProject, project, company.token);
  return { student, company, pid, id };
}

test('a place that ends early says why, is free again, and its student answers once', async () => {
  const { student, company, pid, id } = await anAcceptedStudent();
  expect((await move(id, 'end', company)).body.errors).toEqual([
    { path: 'reason', message: 'Choose a reason.' },
  ]);
  expect((await move(id, 'end', company, { reason: 'skills' })).body.errors[0].path).toBe('reason');
  const ended = await move(id, 'end', company, { reason: 'no-show', note: 'We waited a week.' });
  expect(ended.body.status).toBe('Ended early');
  const project = await app.call(endpoints.getProject, { params: { pid } }, company.token);
  expect(project.body.placesTaken).toBe(0);

  expect((await move(id, 'answer', student)).body.errors[0].path).toBe('note');
  expect((await move(id, 'answer', student, { note: 'x'.repeat(1001) })).status).toBe(400);
  expect((await move(id, 'answer', student, { note: 'I was ill.' })).body.status).toBe(
    'Ended early',
  );
  const again = await move(id, 'answer', student, { note: 'And one more thing.' });
  expect([again.status, again.body.code]).toEqual([409, 'move-not-allowed']);

  const seen = await app.call(endpoints.getApplication, { params: { id } }, company.token);
  const told = seen.body.timeline.slice(-2).map(({ event, reason, note }: TimelineEntry) => {
    return [event, reason, note];
  });
  expect(told).toEqual([
    ['end', 'The student did not take part.', 'We waited a week.'],
    ['answer', '', 'I was ill.'],
  ]);
});

test('both sides hear of it', async () => {
  const { student, company, id } = await anAcceptedStudent();
  const news = async ({ token }: Someone) =>
    (await app.call(endpoints.listNotifications, {}, token)).body.map(
      ({ title }: { title: string }) => title,
    );
  await move(id, 'end', company, { reason: 'agreed' });
  expect(await news(student)).toContain('Your place has ended early');
  await move(id, 'answer', student, { note: 'Thank you.' });
  expect(await news(company)).toContain('An answer from a student');
});

test('shortlisting can be undone, and its student hears of it', async () => {
  const [student, company] = [await aStudent(app.services), await aCompany(app.services)];
  const id = await anApplication(app, student, await aProject(app.services, company));
  await move(id, 'shortlist', company);
  expect((await move(id, 'unshortlist', company)).body.status).toBe('Under Review');
  const { body } = await app.call(endpoints.listNotifications, {}, student.token);
  expect(body[0].title).toBe('Back under review');
});
