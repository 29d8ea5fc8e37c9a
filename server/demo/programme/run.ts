import { endOfDay, momentOf } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import { openAgenda } from './agenda.ts';
import { behaviour } from './behaviour.ts';
import { Posting } from './posting.ts';
import type { Step } from './storyline.ts';
import type { Timetable } from './timetable.ts';

interface PlannedProject<Student> {
  readonly title: string;
  readonly places: number;
  readonly timetable: Timetable;
  /** A student who had joined by then and has not applied here. */
  readonly somebody: (at: Date) => Student | null;
  /** Somebody whose steps are written; beyond them they only share what befalls all when it begins or ends. */
  readonly written: { readonly student: Student; readonly steps: readonly Step[] } | null;
}

/** Days before a project begins on which the company fills its places. */
const lastCalls = [12, 8, 4];

/** Plays one project from its first day to now. */
export function run<Student>(
  project: PlannedProject<Student>,
  now: Date,
  chance: Chance,
): Posting<Student> {
  const { title, places, timetable, written } = project;
  const { stages, deadlineDay, applicants, keptFree, tidy } = timetable;
  const [entered, ...later] = stages;
  if (!entered) throw new Error(`${title} was never entered.`);
  const moment = (day: number) => momentOf(now, day);
  const deadline = deadlineDay === null ? null : endOfDay(now, deadlineDay);
  const posting = new Posting<Student>({ title, places, deadline }, entered, moment(entered.day));
  const agenda = openAgenda();
  const people = behaviour(posting, keptFree, agenda, chance, moment);

  for (const { day, to, by, reason } of later) {
    if (to === 'In Progress') {
      for (const before of lastCalls) agenda.plan(day - before, people.soonToBegin);
      agenda.plan(day - 0.5, people.aboutToBegin);
    }
    agenda.plan(day, () => {
      posting.come(to, by, reason, moment(day));
      if (to === 'In Progress') people.begun(day, tidy);
      if (to === 'Completed' || to === 'Cancelled') people.ended(day);
    });
  }
  for (let n = 0; n < applicants.count; n++) {
    agenda.plan(chance.between(applicants.from, applicants.to), (day) => {
      const student = project.somebody(moment(day));
      const application = student && posting.apply(student, moment(day));
      if (application) people.applied(application, day);
    });
  }
  if (written) planSteps(written);
  agenda.playOut();
  return posting;

  function planSteps({ student, steps }: { student: Student; steps: readonly Step[] }) {
    for (const { day, move, by, ...words } of steps) {
      agenda.plan(day, () => {
        if (move === 'apply') {
          if (!posting.apply(student, moment(day)))
            throw new Error(`${title} is not open on day ${day}.`);
          return;
        }
        const own = posting.applications.find((application) => application.student === student)!;
        posting.move(own, move, by, moment(day), words);
      });
    }
  }
}
