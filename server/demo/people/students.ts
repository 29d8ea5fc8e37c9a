import type { CollegeYear, EngineeringType } from '../../../src/contract/accounts/people.ts';
import { momentOf } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import { joiningTimes } from './joining.ts';
import { nameStocks } from './names.ts';
import { skillsOf } from './skills.ts';
import { plain } from './spelling.ts';
import { universities } from './universities.ts';

export interface InventedStudent {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The part of the portfolio's address that names them. */
  readonly slug: string;
  readonly engineeringType: EngineeringType;
  readonly collegeYear: CollegeYear;
  readonly university: string;
  /** Comma-separated, as the product keeps them. */
  readonly skills: string;
  /** Days they can give a project; null for those who have not said. */
  readonly availableDays: number | null;
  readonly joinedAt: Date;
}

/** Of ten students, so many study each. */
const types: readonly EngineeringType[] = [
  ...Array<EngineeringType>(4).fill('Computer'),
  ...Array<EngineeringType>(2).fill('Mechanical'),
  ...Array<EngineeringType>(2).fill('Civil'),
  ...Array<EngineeringType>(2).fill('Electrical'),
];
const years: readonly CollegeYear[] = [
  'First',
  'Second',
  'Second',
  'Third',
  'Third',
  'Third',
  'Final',
  'Final',
];

/** Everybody who studies in the demo, in the order they joined. No two share both names. */
export function inventStudents(
  now: Date,
  demoStudentEmail: string,
  chance: Chance,
): InventedStudent[] {
  const demoStudent: InventedStudent = {
    firstName: 'Mina',
    lastName: 'Okafor',
    email: demoStudentEmail,
    slug: 'mina-okafor',
    engineeringType: 'Computer',
    collegeYear: 'Third',
    university: 'University of Lindow',
    skills: 'Python, TypeScript, SQL, Linux',
    availableDays: 60,
    joinedAt: momentOf(now, -300),
  };
  const people = chance.shuffled(pairs());
  const taken = new Set<string>();
  // The demo student takes the place of the first who joined.
  const others = joiningTimes(now, chance)
    .slice(1)
    .map((joinedAt, index): InventedStudent => {
      const { first, last } = people[index]!;
      const engineeringType = chance.pick(types);
      const { name: university, domain } = chance.pick(universities);
      const spelled = `${first.plain}.${last.plain}`;
      const slug = taken.has(spelled) ? `${spelled}${index}` : spelled;
      taken.add(slug);
      return {
        firstName: first.name,
        lastName: last.name,
        email: `${slug}@${domain}`,
        slug: slug.replace('.', '-'),
        engineeringType,
        collegeYear: chance.pick(years),
        university,
        skills: skillsOf(engineeringType, chance),
        availableDays: chance.happens(0.7) ? chance.whole(2, 12) * 10 : null,
        joinedAt,
      };
    });
  return [...others, demoStudent].sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
}

const pairs = () =>
  nameStocks.flatMap(({ first, last }) =>
    first.flatMap((one) => last.map((other) => ({ first: spelled(one), last: spelled(other) }))),
  );

function spelled(entry: string): { name: string; plain: string } {
  const [name = '', given] = entry.split('|');
  return { name, plain: given ?? plain(name) };
}
