import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { writeLetterMachine } from './write-letter.ts';

const letter = { subject: 'A seminar', text: 'Come and ask.' };
const matching = { searchText: '', sort: '', filters: { term: '3' }, page: 2, pageSize: 10 };
const refused = (path: string, message: string) =>
  new ApiProblem(400, 'invalid', null, { errors: [{ path, message }] });
const tooMany = refused('matching', 'More than 10,000 match. Narrow the search.');
const longSubject = refused('subject', 'Use at most 150 characters.');

const { paths, unreached, deadEnds } = walk(writeLetterMachine, {
  input: { matching },
  events: [{ type: 'send', letter }],
  answers: { write: { outputs: [{ students: 23 }], errors: [tooMany, longSubject] } },
});

test('a letter can be written, refused and sent', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('writing') || now.matches('sent'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(writeLetterMachine, path, { matching });
  expect(now.value).toEqual(path.state.value);
  // Nothing is sent before somebody presses, and then what they wrote to whom they saw.
  if (now.matches('sending')) {
    expect(path.steps.at(-1)?.event.type).toBe('send');
    expect(now.context).toMatchObject({ letter, matching, failure: null });
  }
  // What is refused of a field stands at it; what is refused of the search is said of the whole letter.
  const { failure } = now.context;
  if (failure?.fields.length === 0)
    expect(failure.sentence).toBe('More than 10,000 match. Narrow the search.');
  else if (failure) expect(failure.fields).toMatchObject([{ path: 'subject' }]);
});
