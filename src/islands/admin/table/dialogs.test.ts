import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import AdminDialog from '../admins/AdminDialog.tsx';
import CompanyDialog from '../companies/CompanyDialog.tsx';
import { AddStudent } from '../students/AddStudent.tsx';
import { EditStudent } from '../students/EditStudent.tsx';
import type { Tie } from './FormDialog.tsx';

interface FormDialogProps {
  schema: { entries: object };
  children: (tie: Tie<Record<string, unknown>>) => ReactNode;
}

const closed = { row: null, failure: null, onSave() {}, onClose() {} };
const tie = (name: string) => ({ field: { name, ref() {}, onChange: stay, onBlur: stay } });
const stay = async () => {};

test.each([
  ['AdminDialog', AdminDialog(closed)],
  ['CompanyDialog', CompanyDialog(closed)],
  ['AddStudent', AddStudent(closed)],
  ['EditStudent', EditStudent({ ...closed, row: {} as never })],
])('%s has a field for all that its form holds', (_, dialog) => {
  const { schema, children } = (dialog as ReactElement<FormDialogProps>).props;
  const html = renderToStaticMarkup(children(tie));
  for (const field of Object.keys(schema.entries)) expect(html).toContain(`id="field-${field}"`);
});
