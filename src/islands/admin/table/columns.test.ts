import { expect, test } from 'vitest';
import { adminColumns } from '../../../contract/admins.ts';
import { companyColumns } from '../../../contract/managed-companies.ts';
import { studentColumns } from '../../../contract/managed-students.ts';
import { statusUpdateColumns } from '../../../contract/status-updates.ts';
import { definition as admins } from '../admins/AdminsScreen.tsx';
import { definition as companies } from '../companies/CompaniesScreen.tsx';
import { definition as statuses } from '../status-updates/StatusesScreen.tsx';
import { definition as students } from '../students/StudentsScreen.tsx';

test.each([
  ['admins', admins, adminColumns],
  ['companies', companies, companyColumns],
  ['status updates', statuses, statusUpdateColumns],
  ['students', students, studentColumns],
])(
  'the table of %s sorts by every column the server sorts by, and no other',
  (_, table, columns) => {
    const sortable = table.columns.filter((column) => column.sortable).map(({ id }) => id);
    expect(sortable.sort()).toEqual([...columns].sort());
  },
);
