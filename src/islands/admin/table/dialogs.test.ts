import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ManagedUniversity } from '../../../contract/universities/managed-universities.ts';
import AdminDialog from '../accounts/AdminDialog.tsx';
import CompanyDialog from '../companies/CompanyDialog.tsx';
import { AddStudent } from '../students/AddStudent.tsx';
import { EditStudent } from '../students/EditStudent.tsx';
import TermDialog from '../terms/TermDialog.tsx';
import UniversityDialog from '../universities/UniversityDialog.tsx';
import StaffDialog from '../university-staff/StaffDialog.tsx';
import type { Tie } from './FormDialog.tsx';

interface FormDialogProps {
  schema: { entries: object };
  children: (tie: Tie<Record<string, unknown>>, form: object) => ReactNode;
}

const closed = { row: null, failure: null, onSave() {}, onClose() {} };
const tie = (name: string) => ({ field: { name, ref() {}, onChange: stay, onBlur: stay } });
const form = { watch: () => [] };
const stay = async () => {};

const aUniversity = { otherNames: [], domains: [] } as unknown as ManagedUniversity;

const dialogs = [
  ['AdminDialog', AdminDialog(closed)],
  ['CompanyDialog', CompanyDialog(closed)],
  ['AddStudent', AddStudent(closed)],
  ['TermDialog', TermDialog(closed)],
  // Only of one that is there its staff can confirm places.
  ['UniversityDialog', UniversityDialog({ ...closed, row: aUniversity })],
  ['StaffDialog', StaffDialog(closed)],
  ['EditStudent', EditStudent({ ...closed, row: {} as never })],
] as const;

test.each(dialogs)('%s has a field for all that its form holds', (_, dialog) => {
  const { schema, children } = (dialog as ReactElement<FormDialogProps>).props;
  const html = renderToStaticMarkup(children(tie, form));
  for (const field of Object.keys(schema.entries)) expect(html).toContain(`id="field-${field}"`);
});

test('no dialog of the admin area is missing here', () => {
  const files = globSync('src/islands/admin/*/*.tsx')
    .filter((file) => readFileSync(file, 'utf8').includes('<FormDialog'))
    .map((file) => basename(file, '.tsx'));
  // These put more than the form's own fields into the dialog, or are tied to a machine of their own.
  const others = [
    'AddProject',
    'EditProject',
    'LetterDialog',
    'SampleProjectDialog',
    'StatusDialog',
  ];
  expect(files.sort()).toEqual([...dialogs.map(([name]) => name), ...others].sort());
});
