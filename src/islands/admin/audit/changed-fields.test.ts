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
  before: { name: 'Ponte', mayBeRenewed: false },
  after: { name: 'Ponte e Filhos', skills: ['CAD', 'SQL'], steps: { result: 4, isFinal: true } },
};

test('before and after stand beside each other, field by field, in words', () => {
  expect(changedFields(entry)).toEqual([
    { name: 'Name', before: 'Ponte', after: 'Ponte e Filhos' },
    { name: 'May be renewed', before: 'No', after: null },
    { name: 'Skills', before: null, after: 'CAD, SQL' },
    { name: 'Steps', before: null, after: 'Result: 4; Is final: Yes' },
  ]);
  expect(changedFields({ ...entry, before: null, after: null })).toEqual([]);
});

test('nothing that was written down can be changed from here', async () => {
  const { source } = definition;
  const change = { id: 1, act: 'edit', form: {}, patch: {}, label: '' };
  await expect(source.change(change)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(source.remove(1, { force: true, revoke: [] })).rejects.toThrow();
  await expect(source.add({}, 'key')).rejects.toThrow();
});
