import type { APIRequestContext } from '@playwright/test';
import { tokenOf } from './demo.ts';

/** One of the five tables: where it is, what it calls things, and how a row of it is made. */
export interface AdminTable {
  readonly screen: string;
  readonly noun: string;
  readonly many: string;
  readonly empty: string;
  /** The list's own call, for faults. */
  readonly list: string;
  /** The column that holds the letter of a row. */
  readonly sorted: string;
  /** A column that can be left out. */
  readonly spare: string;
  readonly filter: { readonly label: string; readonly option: string };
  /** A field of the edit dialog, and the way it is saved. */
  readonly edited: { readonly label: string; readonly method: string; readonly path: RegExp };
  readonly labelOf: (mark: string, letter: string) => string;
  readonly path: string;
  readonly body: (mark: string, letter: string, isOdd: boolean) => object;
}

const mailOf = (mark: string, letter: string) => `${mark}.${letter}@rows.example`.toLowerCase();

export const adminTables: readonly AdminTable[] = [
  {
    screen: 'manage-students',
    noun: 'student',
    many: 'students',
    empty: 'No students found.',
    list: '**/api/students?*',
    sorted: 'Last name',
    spare: 'University',
    filter: { label: 'College year', option: 'Final' },
    edited: { label: 'University', method: 'PUT', path: /\/api\/students\/\d+$/i },
    labelOf: (mark, letter) => `${mark} ${letter}`,
    path: '/api/Students/add',
    body: (mark, letter, isOdd) => ({
      firstName: mark,
      lastName: letter,
      email: mailOf(mark, letter),
      engineeringType: 'Civil',
      collegeYear: isOdd ? 'Final' : 'First',
      university: '=Leeds',
    }),
  },
  {
    screen: 'manage-admin',
    noun: 'admin',
    many: 'admins',
    empty: 'No admins found.',
    list: '**/api/Admins?*',
    sorted: 'Name',
    spare: 'Role',
    filter: { label: 'Role', option: 'Super Admin' },
    edited: { label: 'Email', method: 'PUT', path: /\/api\/Admins\/\d+$/ },
    labelOf: (mark, letter) => `${mark} ${letter}`,
    path: '/api/Admins',
    body: (mark, letter, isOdd) => ({
      name: `${mark} ${letter}`,
      email: mailOf(mark, letter),
      role: isOdd ? 'Super Admin' : 'Moderator',
    }),
  },
  {
    screen: 'manage-company',
    noun: 'company',
    many: 'companies',
    empty: 'No companies found.',
    list: '**/api/Companies?*',
    sorted: 'Name',
    spare: 'Industry',
    filter: { label: 'Size', option: '201+' },
    edited: { label: 'Recruiter', method: 'PUT', path: /\/api\/Companies\/\d+$/ },
    labelOf: (mark, letter) => `${mark} ${letter}`,
    path: '/api/Companies',
    body: (mark, letter, isOdd) => ({
      name: `${mark} ${letter}`,
      recruiter: 'Ruth',
      email: mailOf(mark, letter),
      industry: '=Steel',
      size: isOdd ? '201+' : '1-10',
    }),
  },
  {
    screen: 'manage-project',
    noun: 'project',
    many: 'projects',
    empty: 'No projects found.',
    list: '**/api/Projects?*',
    sorted: 'Title',
    spare: 'Technology',
    filter: { label: 'Engineering type', option: 'Civil' },
    edited: { label: 'Location', method: 'PUT', path: /\/api\/Projects\/\d+$/ },
    labelOf: (mark, letter) => `${mark} ${letter}`,
    path: '/api/Projects',
    body: (mark, letter, isOdd) => ({
      title: `${mark} ${letter}`,
      description: '=Pump',
      engineeringType: isOdd ? 'Civil' : 'Electrical',
      duration: 14,
      location: 'Leeds',
      companyId: 1,
      // Only a draft can be deleted.
      draft: true,
    }),
  },
  {
    screen: 'update-status',
    noun: 'status',
    many: 'status entries',
    empty: 'No status entries found.',
    list: '**/api/StatusUpdates?*',
    sorted: 'Project Title',
    spare: 'Remarks',
    filter: { label: 'Status Title', option: 'On Hold' },
    edited: { label: 'Remarks', method: 'PUT', path: /\/api\/StatusUpdates\/\d+$/ },
    labelOf: (mark, letter) => `Ongoing: ${mark} ${letter}`,
    path: '/api/StatusUpdates',
    body: (mark, letter, isOdd) => ({
      projectTitle: `${mark} ${letter}`,
      title: isOdd ? 'On Hold' : 'Ongoing',
      remarks: '=Waiting',
    }),
  },
];

export const letters = [...'ABCDEFGHIJKL'];

/** Twelve rows of their own, A to L, every other one to be found by the filter. @returns their mark */
export async function plant(request: APIRequestContext, table: AdminTable): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const mark = `Zeta${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  for (const [index, letter] of letters.entries()) {
    const data = table.body(mark, letter, index % 2 === 1);
    const answer = await request.post(table.path, { headers, data });
    if (!answer.ok()) throw new Error(`${table.path} ${answer.status()} ${await answer.text()}`);
  }
  return mark;
}
