import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { adminForm } from './accounts/admins.ts';
import { firstCharacters } from './characters.ts';
import { companyForm, companyRegistration } from './companies/companies.ts';
import { newPassword, requiredText, text } from './fields.ts';
import { contactForm } from './messages/contact.ts';
import { projectForm } from './projects/projects.ts';
import { statusUpdateForm } from './projects/status-updates.ts';
import { newStudent } from './students/managed-students.ts';
import { studentForm } from './students/students.ts';

const forms = {
  newStudent,
  studentForm,
  companyRegistration,
  companyForm,
  projectForm,
  adminForm,
  contactForm,
  statusUpdateForm,
};

/** Every field that is one line of text, and whether it must be filled in. */
const lines: [keyof typeof forms, string, 'required' | 'optional'][] = [
  ['newStudent', 'firstName', 'required'],
  ['newStudent', 'lastName', 'required'],
  ['newStudent', 'university', 'required'],
  ['studentForm', 'skills', 'optional'],
  ['companyRegistration', 'name', 'required'],
  ['companyRegistration', 'recruiter', 'required'],
  ['companyForm', 'industry', 'required'],
  ['companyForm', 'website', 'optional'],
  ['projectForm', 'title', 'required'],
  ['projectForm', 'location', 'required'],
  ['projectForm', 'skills', 'optional'],
  ['projectForm', 'projectLink', 'optional'],
  ['adminForm', 'name', 'required'],
  ['contactForm', 'Name', 'required'],
  ['contactForm', 'Subject', 'required'],
  ['statusUpdateForm', 'projectTitle', 'required'],
];

/** What the form says about one of its fields. */
const faultOf = (form: keyof typeof forms, field: string, value: string): string | undefined =>
  v
    .safeParse(forms[form], { [field]: value })
    .issues?.find((issue) => v.getDotPath(issue) === field)?.message;

describe.each(lines)('%s: %s', (form, field, need) => {
  const plain = field === 'website' || field === 'projectLink' ? 'https://a.example/b' : 'Ann Lee';

  test('takes words', () => {
    expect(faultOf(form, field, plain)).toBeUndefined();
  });

  test.each([
    ['a line feed', '\n=1000+337'],
    ['a carriage return', '\r=1'],
    ['a tab', '\tx'],
    ['a line separator', '\u2028x'],
    ['a control character', '\u0007x'],
    ['a bidi override', '\u202Ex'],
    ['a bidi isolate', '\u2066x'],
  ])('refuses %s', (_, more) => {
    expect(faultOf(form, field, plain + more)).toMatch(/\.$/);
  });

  test.each([
    ['zero-width characters', '\u200B\u200D'],
    ['Hangul fillers', '\u3164\u115F'],
    ['a blank braille cell', '\u2800'],
    ['a combining mark alone', '\u0301'],
  ])('refuses %s and nothing else', (_, invisible) => {
    expect(faultOf(form, field, invisible)).toMatch(/\.$/);
  });

  test(need === 'required' ? 'must be filled in' : 'may be empty', () => {
    expect(faultOf(form, field, ' ') !== undefined).toBe(need === 'required');
  });
});

test.each([
  'Zoë Ångström',
  '李小龙',
  'محمد علی\u200Cزاده',
  'नरेन्द्र',
  '👩\u200D🔧 Works',
  'C++, C#',
  'O’Brien-Smith',
])('%s is a name', (name) => {
  expect(faultOf('companyForm', 'name', name)).toBeUndefined();
});

test('a message has several lines', () => {
  expect(faultOf('contactForm', 'Message', 'One.\n\tTwo.')).toBeUndefined();
  expect(faultOf('contactForm', 'Message', '\u200B')).toBe('Message is required.');
});

const messages = (schema: v.GenericSchema, value: string) =>
  (v.safeParse(schema, value).issues ?? []).map(({ message }) => message);

describe('the length of a text is counted in characters', () => {
  const emoji = '🏗';

  test.each([
    ['free', text(5)],
    ['required', requiredText('Say something.', 5)],
  ])('of one that is %s', (_, schema) => {
    expect(v.parse(schema, ` ${emoji.repeat(5)} `)).toBe(emoji.repeat(5));
    expect(messages(schema, emoji.repeat(6))).toEqual(['Use at most 5 characters.']);
    expect(messages(schema, 'letter')).toEqual(['Use at most 5 characters.']);
  });

  test('of a password, from eight to 256', () => {
    expect(messages(newPassword, emoji.repeat(7))).toEqual(['Min 8 characters.']);
    expect(messages(newPassword, emoji.repeat(8))).toEqual([]);
    expect(messages(newPassword, emoji.repeat(256))).toEqual([]);
    expect(messages(newPassword, emoji.repeat(257))).toEqual(['Use at most 256 characters.']);
  });

  test('a shortened text ends with a whole character', () => {
    expect(firstCharacters(`a${emoji}b`, 2)).toBe(`a${emoji}`);
    expect(firstCharacters('ab', 5)).toBe('ab');
  });
});
