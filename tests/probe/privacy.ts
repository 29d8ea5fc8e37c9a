import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { endpoints } from '../../src/contract/endpoints.ts';
import { all, type Case, casesOf, seen } from './case.ts';

const profile = {
  firstName: 'Ada',
  lastName: 'Byron',
  engineeringType: 'Computer',
  collegeYear: 'Third',
  university: 'University of Lindow',
} as const;

/** Line 15: what stays of people who are gone. */
const attempts: Record<string, Case['run']> = {
  'the biography of a student who was deleted, in the audit': async ({ call, people }) => {
    const { id, email, token } = people.students.pop()!;
    const bio = randomUUID();
    const edit = { params: { sId: id }, body: { ...profile, email, bio } };
    await call(endpoints.updateStudent, edit, token);
    const remove = { params: { id }, query: { force: 'true' } } as const;
    const deleted = await call(endpoints.deleteStudent, remove, people.world.admin.token);
    const audit = await call(endpoints.exportAudit, {}, people.world.admin.token);
    return all(seen(deleted.status, 200), seen(audit.body.includes(bio), false));
  },
  'a message that an admin deleted': async ({ call, people }) => {
    const { token } = people.world.admin;
    const Subject = randomUUID();
    const body = { Name: 'Ada', Email: 'ada@people.example', Subject, Message: randomUUID() };
    await call(endpoints.contactUs, { body });
    const list = () => call(endpoints.listMessages, { query: { searchText: Subject } }, token);
    const { id } = (await list()).body[0];
    await call(endpoints.deleteMessage, { params: { id } }, token);
    const audit = await call(endpoints.exportAudit, {}, token);
    return seen([(await list()).body, audit.body.includes(body.Message)], [[], false]);
  },
  'the picture of somebody who is disabled': async ({ call, people, server }) => {
    const { id, token } = people.students.pop()!;
    const background = '#16386b';
    const square = sharp({ create: { width: 300, height: 300, channels: 3, background } });
    const file = new Blob([new Uint8Array(await square.png().toBuffer())], { type: 'image/png' });
    const set = await call(endpoints.setPicture, { params: { sId: id }, file }, token);
    const shown = async () => (await fetch(server.origin + set.body.profileImage)).status;
    const before = await shown();
    const state = { params: { id }, body: { state: 'disabled' } } as const;
    await call(endpoints.setStudentState, state, people.world.admin.token);
    return seen([before, await shown()], [200, 404]);
  },
};

export const privacy = casesOf('privacy', attempts);
