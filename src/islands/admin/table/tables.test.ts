import { globSync, readFileSync } from 'node:fs';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TableDefinition } from './definition.ts';
import type { Tie } from './FormDialog.tsx';
import { RowForm } from './RowDialog.tsx';

/** Every table of the admin area, by the file that declares it. */
const tables = Object.entries(
  import.meta.glob<TableDefinition<object>>(['../*/*.tsx', '!../table/**'], {
    eager: true,
    import: 'definition',
  }),
).filter(([, definition]) => definition !== undefined);

test.each(tables)('%s sorts by every column the server sorts by, and no other', (_, table) => {
  const sortable = table.columns.filter((column) => column.isSorted).map(({ id }) => id);
  expect(sortable.sort()).toEqual([...table.sorts].sort());
});

interface FormDialogProps {
  schema: { entries: object };
  children: (tie: Tie<Record<string, unknown>>, form: object) => ReactNode;
}

const stay = async () => {};
const tie = (name: string) => ({ field: { name, ref() {}, onChange: stay, onBlur: stay } });
const form = { watch: () => [], setValue() {} };

/** One that is there already: of a university, its staff can confirm places only then. */
const row = { otherNames: [], domains: [], universities: [] };
/** Which project of several with the same title is meant stays as it was; the rest has a box of its own. */
const notAsked = ['projectId', 'moveProject'];
const withForm = tables.filter(([, { form }]) => form !== undefined);

test.each(withForm)('%s asks in its dialog for all that its form holds', (_, definition) => {
  const dialog = RowForm({ definition, row, failure: null, onSave() {}, onClose() {} });
  const { schema, children } = (dialog as ReactElement<FormDialogProps>).props;
  const html = renderToStaticMarkup(children(tie, form));
  for (const field of Object.keys(schema.entries))
    if (!notAsked.includes(field)) expect(html).toContain(`id="field-${field}"`);
});

test('no table of the admin area is missing here', () => {
  const files = globSync('src/islands/admin/*/*.tsx');
  const declared = files.filter((file) => readFileSync(file, 'utf8').includes('= tableOf<'));
  expect(tables).toHaveLength(declared.length);
  expect(withForm.length).toBeGreaterThan(0);
});
