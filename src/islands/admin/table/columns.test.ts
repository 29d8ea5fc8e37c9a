import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminColumns } from '../../../contract/accounts/admins.ts';
import { auditColumns } from '../../../contract/audit.ts';
import { companyColumns } from '../../../contract/companies/managed-companies.ts';
import { statusUpdateColumns } from '../../../contract/projects/status-updates.ts';
import { studentColumns } from '../../../contract/students/managed-students.ts';
import { universityColumns } from '../../../contract/universities/managed-universities.ts';
import { staffColumns } from '../../../contract/universities/staff.ts';
import { definition as admins } from '../accounts/AdminsScreen.tsx';
import { definition as audit } from '../audit/AuditScreen.tsx';
import { definition as companies } from '../companies/CompaniesScreen.tsx';
import { definition as statuses } from '../status-updates/StatusesScreen.tsx';
import { definition as students } from '../students/StudentsScreen.tsx';
import { definition as terms } from '../terms/TermsScreen.tsx';
import { definition as universities } from '../universities/definition.tsx';
import { definition as staff } from '../university-staff/StaffScreen.tsx';

const tables = [
  ['admins', admins, adminColumns],
  ['acts', audit, auditColumns],
  ['companies', companies, companyColumns],
  ['staff', staff, staffColumns],
  ['status updates', statuses, statusUpdateColumns],
  ['students', students, studentColumns],
  // So few that they come whole, in the one order that says something.
  ['terms', terms, []],
  ['universities', universities, universityColumns],
] as const;

test.each(tables)(
  'the table of %s sorts by every column the server sorts by, and no other',
  (_, table, columns) => {
    const sortable = table.columns.filter((column) => column.isSorted).map(({ id }) => id);
    expect(sortable.sort()).toEqual([...columns].sort());
  },
);

test('no table of the admin area is missing here', () => {
  const files = globSync('src/islands/admin/*/*.tsx')
    .filter((file) => readFileSync(file, 'utf8').includes('= tableOf<'))
    // Projects are listed to students too, and sorted as students sort them.
    .filter((file) => !file.endsWith('/projects/ProjectsScreen.tsx'));
  expect(files).toHaveLength(tables.length);
});
