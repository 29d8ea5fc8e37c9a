import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../contract/audit.ts';
import { definition } from './AuditScreen.tsx';
import { changedFields } from './changed-fields.ts';

const entry: AuditEntry = {
  id: 1,
  at: '2025-03-01T09:30:00.000Z',
  who: 'admin@trestle.example',
  act: 'changed',
  kind: 'company',
  subjectId: 4,
  subject: 'Ponte e Filhos',
  before: { name: 'Ponte', verified: false },
  after: { name: 'Ponte e Filhos', skills: ['CAD'] },
};

test('before and after stand beside each other, field by field', () => {
  expect(changedFields(entry)).toEqual([
    { name: 'name', before: 'Ponte', after: 'Ponte e Filhos' },
    { name: 'verified', before: 'false', after: null },
    { name: 'skills', before: null, after: '["CAD"]' },
  ]);
  expect(changedFields({ ...entry, before: null, after: null })).toEqual([]);
});

test('nothing that was written down can be changed from here', async () => {
  const { source } = definition;
  const change = { id: 1, act: 'edit', form: {}, patch: {}, label: '' };
  await expect(source.change(change)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(source.remove(1, { force: true, revoke: [], keepalive: false })).rejects.toThrow();
  await expect(source.add({}, 'key')).rejects.toThrow();
});
