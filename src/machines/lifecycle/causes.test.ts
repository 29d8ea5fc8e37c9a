import { describe, expect, test } from 'vitest';
import { causesOf } from './causes.ts';
import { editableFields } from './editing.ts';

describe("the consequences of a project's move", () => {
  const hanging = { open: 3, offers: 1, accepted: 0 };

  test('ending closes what is open and leaves offers to be answered', () => {
    expect(causesOf('pending', 'Cancelled', hanging)).toEqual([
      '3 open applications will be closed.',
      '1 offer is waiting for an answer and can still be accepted.',
    ]);
    expect(causesOf('In Progress', 'Completed', { open: 1, offers: 0, accepted: 2 })).toEqual([
      '1 open application will be closed.',
      '2 accepted students have work that is not completed.',
    ]);
  });

  test('leaving pending ends applying only', () => {
    expect(causesOf('pending', 'In Progress', hanging)).toEqual([
      'Students can no longer apply.',
      '3 open applications can still be answered.',
      '1 offer is waiting for an answer.',
    ]);
  });

  test('nothing hangs, nothing is said', () => {
    const nothing = { open: 0, offers: 0, accepted: 0 };
    expect(causesOf('In Progress', 'On Hold', nothing)).toEqual([]);
    expect(causesOf('Draft', 'Cancelled', nothing)).toEqual([]);
  });
});

describe('the editable fields of a project', () => {
  test('everything until work begins, then what nobody agreed to, at the end nothing', () => {
    expect(editableFields('Draft')).toEqual(editableFields('pending'));
    expect(editableFields('pending')).toHaveLength(19);
    expect(editableFields('In Progress')).toEqual(['description', 'projectLink', 'places']);
    expect(editableFields('On Hold')).toContain('deadline');
    expect(editableFields('Completed')).toEqual([]);
    expect(editableFields('Cancelled')).toEqual([]);
  });
});
