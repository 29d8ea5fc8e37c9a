import { describe, expect, test } from 'vitest';
import { addressOfFound, aroundMatch, inOrder } from './search-words.ts';

const student = {
  kind: 'student',
  id: 7,
  title: 'Mina Okafor',
  detail: 'mina@lindow.example, University of Lindow',
} as const;
const project = { kind: 'project', id: 7, title: 'Weir gauge', detail: 'Fennmark' } as const;

describe('what was found', () => {
  test('opens the list that shows it: a person by the address, a project by its title', () => {
    expect(addressOfFound(student)).toBe('/admin/manage-students?search=mina%40lindow.example');
    expect(addressOfFound(project)).toBe('/admin/manage-project?search=Weir+gauge');
  });

  test('is marked where it holds the words', () => {
    expect(aroundMatch('Weir gauge', 'GAU')).toEqual(['Weir ', 'gau', 'ge']);
    expect(aroundMatch('Weir gauge', 'lock')).toEqual(['Weir gauge', '', '']);
  });

  test('stands kind by kind', () => {
    expect(inOrder([project, student])).toEqual([student, project]);
  });
});
