import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { knownPassword } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type Case, seen } from './case.ts';
import { message, person } from './forms.ts';

const photo = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#16386b' } })
    .png()
    .toBuffer();

const attempts: Record<string, Case['run']> = {
  'the biography of a deleted student, in the audit': async ({ call, people }) => {
    const { id, email, token } = people.students.pop()!;
    const bio = `I was ${randomUUID()}.`;
    const change = { params: { sId: id }, body: { ...person, email, bio } };
    await call(endpoints.updateStudent, change, token);
    const by = people.world.admin.token;
    await call(endpoints.updateStudent, { ...change, body: { ...change.body, bio: `${bio} So.` } }, by);
    await call(endpoints.deleteStudent, { params: { id }, query: { evenSo: 'true' } }, by);
    const audit = await call(endpoints.listAudit, { query: { kind: 'student' } }, by);
    const own = audit.body.filter(({ subjectId }: { subjectId: number }) => subjectId === id);
    const text = JSON.stringify(own);
    return seen([own.length >= 2, text.includes(bio.slice(0, -1))], [true, false]);
  },
  'a message after it is deleted': async ({ call, people }) => {
    const Subject = randomUUID();
    await call(endpoints.contactUs, { body: { ...message, Subject } });
    const { token } = people.world.admin;
    const list = () => call(endpoints.listMessages, { query: { searchText: Subject } }, token);
    const [{ id }] = (await list()).body;
    await call(endpoints.deleteMessage, { params: { id } }, token);
    return seen((await list()).body, []);
  },
  'the picture of a disabled student': async ({ call, people, server }) => {
    const { id, token } = people.students.pop()!;
    const file = new Blob([new Uint8Array(await photo())], { type: 'image/png' });
    const { body } = await call(endpoints.setPicture, { params: { sId: id }, file }, token);
    const served = async () => (await fetch(new URL(body.profileImage, server.origin))).status;
    const before = await served();
    const disable = { params: { id }, body: { state: 'disabled' } } as const;
    await call(endpoints.setStudentState, disable, people.world.admin.token);
    return seen([before, await served()], [200, 404]);
  },
  'passwords, addresses, tokens and hashes in all that was logged': async ({ people, server }) => {
    const secrets = [knownPassword, '$argon2', '@people.example', people.world.admin.token];
    const said = server.output();
    const found = secrets.filter((secret) => said.includes(secret));
    return seen([said.includes('ready on'), found], [true, []]);
  },
};

/** Lines 7 and 15. The last looks through the log of all cases before. */
export const privacy: readonly Case[] = Object.entries(attempts).map(([tried, run]) => ({
  area: 'privacy',
  tried,
  run,
}));
