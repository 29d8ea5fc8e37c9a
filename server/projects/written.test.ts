import fc from 'fast-check';
import { expect, test } from 'vitest';
import { engineeringTypes } from '../../src/contract/people.ts';
import { projectStatuses } from '../../src/contract/projects.ts';
import type { OwnSide } from './own-side.ts';
import { asListed, type Row, seenBy } from './seen.ts';
import { writeRow, writeRows } from './written.ts';

/** Of any code units: control characters and halves of pairs too. */
const anyUnits = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string(), anyUnits);
const row: fc.Arbitrary<Row> = fc.record({
  pid: fc.nat(),
  title: anyText,
  companyName: anyText,
  description: anyText,
  projectLink: anyText,
  skills: fc.array(anyText).map((skills) => skills.join(',')),
  engineeringType: fc.constantFrom(...engineeringTypes),
  duration: fc.integer({ min: 1, max: 730 }),
  location: anyText,
  status: fc.constantFrom(...projectStatuses),
  places: fc.integer({ min: 1, max: 3 }),
  placesTaken: fc.integer({ min: 0, max: 3 }),
  deadline: fc.constantFrom(null, '2026-03-01T12:00:00.000Z', '2026-05-01T12:00:00.000Z'),
  companyVerified: fc.boolean(),
  openApplications: fc.constant(null),
});
const own: fc.Arbitrary<OwnSide> = fc.record({
  skills: fc.array(anyText).map((skills) => skills.join(',')),
  engineeringType: fc.oneof(fc.constantFrom(...engineeringTypes), anyText),
  availableDays: fc.option(fc.integer({ min: 1, max: 365 })),
  applied: fc.array(fc.nat()),
});

const now = new Date('2026-04-01T12:00:00Z');

test('a page written beforehand says to each student what the same rows listed for them say', () => {
  fc.assert(
    fc.property(fc.array(row), fc.array(own, { minLength: 1 }), (rows, students) => {
      const kept = rows.map(writeRow);
      for (const student of students) {
        const listed = rows.map(asListed(student, now));
        const sent = Buffer.from(writeRows(kept, seenBy(student, now))).toString();
        expect(JSON.parse(sent)).toEqual(listed);
      }
    }),
  );
});

test('what a row has beyond the contract is not written', () => {
  const [one] = fc.sample(row, 1);
  const beyond = { ...one!, wage: 'secret' };
  expect(writeRow(beyond).beginning).toBe(writeRow(one!).beginning);
});
