import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../../server/platform/database/open.ts';
import type { FileStore } from '../../server/platform/storage/store.ts';
import { type BuiltApp, builtApp } from '../../server/testing/built-app.ts';
import { signs } from '../../server/testing/credentials.ts';
import { anEngagement, concept, joins } from '../../server/testing/engagements.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  aProject,
  aStudent,
  type Someone,
  signedIn,
} from '../../server/testing/people.ts';
import { aWorld, type World } from '../../server/testing/world.ts';
import type { Role } from '../../src/contract/accounts/people.ts';

type CompanyPerson = Someone & { companyId: number };

/** An engagement that is worked on, with a student and a company of its own. */
export interface Room {
  readonly id: number;
  readonly student: Someone;
  readonly company: CompanyPerson;
}

/** Who there is before the product starts: only one process may open an embedded database. */
export interface People {
  /** For all who only read or are let in nowhere. */
  readonly world: World;
  /** For each who changes something, one of their own. */
  readonly worlds: World[];
  /** Nobody else uses who is taken from here. */
  readonly students: Someone[];
  readonly companies: CompanyPerson[];
  readonly admins: Someone[];
  readonly rooms: Room[];
  /** Of the first of a team of six, who hand in everything together. */
  readonly teams: Room[];
  readonly crowd: readonly Someone[];
  /** Sessions of an admin and of a company's owner whose password was given eleven minutes ago; an admin's that was unused for two hours. */
  readonly longAgo: { readonly admin: string; readonly owner: string; readonly use: string };
  /** Somebody with a hundred and two sessions; the eldest of them. */
  readonly everywhere: string;
}

const minute = 60_000;

const several = async <T>(count: number, make: () => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  while (made.length < count) made.push(await make());
  return made;
};

/** How many of what takes longest to make. */
export interface Size {
  readonly worlds: number;
  readonly crowd: number;
  readonly teams: number;
}

/** Fills a migrated database, which it closes. @param publicOrigin of the product that is started on it, which can sign */
export async function fill(
  database: OpenDatabase,
  fileStore: FileStore,
  { secret, publicOrigin, size }: { secret: string; publicOrigin: string; size: Size },
): Promise<People> {
  const app = await builtApp(database, { secret, fileStore });
  try {
    const made = await people(app, size);
    await signs({ services: { ...app.services, publicOrigin } });
    return made;
  } finally {
    await app.close();
  }
}

async function people(app: BuiltApp, size: Size): Promise<People> {
  const { services } = app;
  const sessionFrom = (minutes: number, person: Someone, role: Role) => {
    const clock = () => new Date(Date.now() - minutes * minute);
    return signedIn({ ...services, clock }, person.id, role).then(({ token }) => token);
  };
  const admin = await anAdmin(services);
  const everywhere = await aStudent(services);
  const eldest = await sessionFrom(300, everywhere, 'Student');
  await several(101, () => signedIn(services, everywhere.id, 'Student'));
  const world = await aWorld(app);
  return {
    world,
    worlds: await several(size.worlds, () => aWorld(app)),
    students: await several(100, () => aStudent(services)),
    // Each with a name of its own: what is posted under nearly the name of a verified company waits.
    companies: await several(48, () => aCompany(services, randomUUID())),
    admins: await several(4, () => anAdmin(services)),
    rooms: await several(16, () => aRoom(app)),
    teams: await several(size.teams, () => aTeamRoom(app)),
    crowd: await several(size.crowd, () => aStudent(services)),
    longAgo: {
      admin: await sessionFrom(11, admin, 'Admin'),
      owner: await sessionFrom(11, world.owner.company, 'Company'),
      use: await sessionFrom(121, admin, 'Admin'),
    },
    everywhere: eldest,
  };
}

async function aRoom(app: BuiltApp): Promise<Room> {
  const { services } = app;
  const [student, company] = [await aStudent(services), await aCompany(services)];
  const supervisor = await aMember(services, company.companyId, 'Supervisor');
  const id = await anEngagement(app, { student, company, supervisor }, 'Working');
  return { id, student, company };
}

const teamMilestones = ['Survey', 'Drawing', 'Model', 'Report'].map((title) => ({
  ...concept,
  title,
}));

async function aTeamRoom(app: BuiltApp): Promise<Room> {
  const { services } = app;
  const company = await aCompany(services);
  const students = await several(6, () => aStudent(services));
  const pid = await aProject(services, company, { places: students.length });
  const ids: number[] = [];
  for (const student of students) ids.push(await joins(app, company, student, pid, teamMilestones));
  return { id: ids[0]!, student: students[0]!, company };
}
