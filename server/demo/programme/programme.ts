import { type CataloguedProject, catalogue } from '../catalogue/catalogue.ts';
import { type Chance, chanceFrom } from '../chance.ts';
import type { InventedStudent } from '../people/students.ts';
import { afterStart } from './after-start.ts';
import { applicantsFor } from './applicants.ts';
import { beforeStart } from './before-start.ts';
import type { Posting } from './posting.ts';
import { run } from './run.ts';
import { demoStudentApplications, fates } from './storyline.ts';
import type { Timetable } from './timetable.ts';

/** Moments a project can be in, each by its name. */
const scenarios = { ...beforeStart, ...afterStart };

type ScenarioName = keyof typeof scenarios;

/** How many of the projects outside the storyline are in each scenario. */
const deal: readonly (readonly [ScenarioName, number])[] = [
  ['draft', 6],
  ['draft given up', 1],
  ['just posted', 13],
  ['open', 41],
  ['open after a draft', 5],
  ['open again after a pause', 4],
  ['cancelled by mistake', 2],
  ['deadline near, nobody has applied', 4],
  ['deadline passed', 5],
  ['all places given', 5],
  ['running', 17],
  ['running again after a pause', 3],
  ['completed too early', 2],
  ['completed', 23],
  ['on hold before it began', 5],
  ['on hold while running', 3],
  ['cancelled while open', 4],
  ['cancelled while running', 2],
];

export interface PlayedProject {
  readonly entry: CataloguedProject;
  readonly posting: Posting<InventedStudent>;
}

/** The whole programme played from its first day to now; projects in the order they were entered. */
export function playProgramme(
  students: readonly InventedStudent[],
  demoStudent: InventedStudent,
  now: Date,
): PlayedProject[] {
  const others = students.filter((student) => student !== demoStudent);
  const dealt = dealScenarios(chanceFrom(41));
  const played = catalogue.map((entry, index): PlayedProject => {
    // Each project has its own chance, so that a change to one leaves the others as they are.
    const chance = chanceFrom(1000 + index);
    const steps = demoStudentApplications[entry.title];
    const posting = run(
      {
        title: entry.title,
        places: entry.places,
        timetable: fates[entry.title] ?? dealt(entry, chance),
        somebody: applicantsFor(entry.type, others, chance),
        written: steps ? { student: demoStudent, steps } : null,
      },
      now,
      chance,
    );
    return { entry, posting };
  });
  return played.sort((a, b) => enteredAt(a) - enteredAt(b));
}

export const enteredAt = ({ posting }: PlayedProject): number => posting.records[0]!.at.getTime();

/** Hands out the scenarios like shuffled cards. */
function dealScenarios(chance: Chance): (entry: CataloguedProject, own: Chance) => Timetable {
  const cards = chance.shuffled(
    deal.flatMap(([name, count]) => Array(count).fill(name) as (typeof name)[]),
  );
  return ({ title, days }, own) => {
    const name = cards.pop();
    if (!name) throw new Error(`No scenario is left for ${title}.`);
    return scenarios[name](days, own);
  };
}
