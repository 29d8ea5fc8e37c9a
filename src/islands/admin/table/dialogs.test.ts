import { globSync, readFileSync } from 'node:fs';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { definition as admins } from '../accounts/AdminsScreen.tsx';
import { definition as companies } from '../companies/CompaniesScreen.tsx';
import { definition as statuses } from '../status-updates/StatusesScreen.tsx';
import { definition as students } from '../students/StudentsScreen.tsx';
import { definition as terms } from '../terms/TermsScreen.tsx';
import { definition as universities } from '../universities/definition.tsx';
import { definition as staff } from '../university-staff/StaffScreen.tsx';
import type { TableDefinition } from './definition.ts';
import type { Tie } from './FormDialog.tsx';
import { RowForm } from './RowForm.tsx';

interface FormDialogProps {
  schema: { entries: object };
  children: (tie: Tie<Record<string, unknown>>, form: object) => ReactNode;
}

const stay = async () => {};
const tie = (name: string) => ({ field: { name, ref() {}, onChange: stay, onBlur: stay } });
const form = { watch: () => [], setValue() {} };

/** One that is there already: of a university, its staff can confirm places only then. */
const row = { otherNames: [], domains: [], universities: [] };
const tables = { admins, companies, statuses, students, terms, universities, staff };
/** Which project of several with the same title is meant stays as it was; the rest has a box of its own. */
const notAsked = ['projectId', 'moveProject'];

test.each(Object.keys(tables) as (keyof typeof tables)[])(
  'the dialog of %s has a field for all that its form holds',
  (name) => {
    const definition = tables[name] as unknown as TableDefinition<object>;
    const dialog = RowForm({ definition, row, failure: null, onSave() {}, onClose() {} });
    const { schema, children } = (dialog as ReactElement<FormDialogProps>).props;
    const html = renderToStaticMarkup(children(tie, form));
    for (const field of Object.keys(schema.entries))
      if (!notAsked.includes(field)) expect(html).toContain(`id="field-${field}"`);
  },
);

test('no dialog of the admin area is missing here', () => {
  const files = globSync('src/islands/admin/*/*.tsx').filter((file) =>
    /= tableOf<[\s\S]*\n {2}form: \{/.test(readFileSync(file, 'utf8')),
  );
  expect(files).toHaveLength(Object.keys(tables).length);
});
