import { describe, expect, test } from 'vitest';
import { addressOfFound, aroundMatch, inOrder } from './search-words.ts';

const student = {
  kind: 'student',
  id: 7,
  title: 'Mina Okafor',
  detail: 'mina@lindow.example, University of Lindow',
} as const;
const admin = {
  kind: 'admin',
  id: 2,
  title: 'Ada Byron',
  detail: 'ada@trestle.example, Moderator',
} as const;
const project = { kind: 'project', id: 7, title: 'Weir gauge', detail: 'Fennmark' } as const;

describe('search results', () => {
  test('opens its record; an admin, who has none, is found in the list by the address', () => {
    expect(addressOfFound(student)).toBe('/admin/student?student=7');
    expect(addressOfFound(project)).toBe('/admin/project?project=7');
    expect(addressOfFound(admin)).toBe('/admin/manage-admin?search=ada%40trestle.example');
  });

  test('is marked where it holds the words', () => {
    expect(aroundMatch('Weir gauge', 'GAU')).toEqual(['Weir ', 'gau', 'ge']);
    expect(aroundMatch('Weir gauge', 'lock')).toEqual(['Weir gauge', '', '']);
  });

  test('stands kind by kind', () => {
    expect(inOrder([project, student])).toEqual([student, project]);
  });
});
