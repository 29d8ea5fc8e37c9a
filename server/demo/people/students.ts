import type { CollegeYear, EngineeringType } from '../../../src/contract/accounts/people.ts';
import { momentOf, monthStart } from '../calendar.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Chance } from '../chance.ts';
import { nameStocks } from './names.ts';
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
        email: `${slug}@${index % ownAddressEvery === 0 ? 'mailbox.example' : domain}`,
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

/** One in so many signs up with an address of their own, which their university's staff confirm. */
const ownAddressEvery = 12;

const pairs = () =>
  nameStocks.flatMap(({ first, last }) =>
    first.flatMap((one) => last.map((other) => ({ first: spelled(one), last: spelled(other) }))),
  );

function spelled(entry: string): { name: string; plain: string } {
  const [name = '', given] = entry.split('|');
  return { name, plain: given ?? plain(name) };
}

/** 134 joined this month, twelve in a hundred of the 1,116 who were here before. */
const joined = { thisMonth: 134, before: 1116 } as const;

const monthsBefore = 14;
/** Below 1, so that each month brings a few more than the last. */
const growth = 0.7;

/** When each student joined, earliest first. The first minute of a month already holds its 134. */
function joiningTimes(now: Date, chance: Chance): Date[] {
  const opened = monthStart(now, -monthsBefore).getTime();
  const turn = monthStart(now).getTime();
  const before = Array.from({ length: joined.before }, () => {
    const share = chance.fraction() ** growth;
    return Math.min(Math.floor(opened + share * (turn - opened)), turn - 1);
  });
  const since = Array.from({ length: joined.thisMonth }, () =>
    Math.floor(turn + chance.fraction() * (now.getTime() - turn)),
  );
  return [...before, ...since].sort((a, b) => a - b).map((time) => new Date(time));
}

/** The skills the catalogue's projects of each type ask for, the ones asked for most first. */
const asked = new Map(
  [...Map.groupBy(catalogue, ({ type }) => type)].map(([type, entries]) => [
    type,
    byDemand(entries),
  ]),
);

function byDemand(entries: readonly { skills: string }[]): string[] {
  const uses = Map.groupBy(
    entries.flatMap(({ skills }) => skills.split(', ')),
    (skill) => skill,
  );
  return [...uses].sort(([, one], [, other]) => other.length - one.length).map(([skill]) => skill);
}

/** What a student of a type says they can do: some of what is asked for most, as students do. */
function skillsOf(type: EngineeringType, chance: Chance): string {
  const known = chance.shuffled((asked.get(type) ?? []).slice(0, 24));
  return known.slice(0, chance.whole(2, 6)).join(', ');
}
