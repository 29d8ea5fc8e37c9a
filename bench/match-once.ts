import { companyOptimal } from '../server/features/assignments/engine/company-optimal.ts';
import {
  type Assignment,
  type Instance,
  unassigned,
} from '../server/features/assignments/engine/instance.ts';
import { studentOptimal } from '../server/features/assignments/engine/student-optimal.ts';
import { madeUpInstance } from './match-instance.ts';

/** One stable assignment in a process of its own, which `match.ts` starts. */
export const solvers = {
  'student-optimal': studentOptimal,
  'company-optimal': companyOptimal,
} satisfies Record<string, (instance: Instance) => Assignment>;
export type Solver = keyof typeof solvers;

export interface Once {
  readonly seconds: number;
  readonly placed: number;
  /** The most that was resident, the made-up programme included. */
  readonly gigabytes: number;
}

/** As many as the public solver in Python was given; enough of them that the code is compiled. */
export const smallInstance = (): Instance => madeUpInstance(5_000, 2_500, 8, 5);
export const warmUps = 30;

function once(name: Solver, students: number): Once {
  const small = smallInstance();
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) solvers[name](small);
  const instance = madeUpInstance(students, students / 4, 8, 7);
  const start = performance.now();
  const assignment = solvers[name](instance);
  const seconds = (performance.now() - start) / 1000;
  return {
    seconds,
    placed: assignment.reduce((sum, project) => sum + Number(project !== unassigned), 0),
    gigabytes: process.resourceUsage().maxRSS / 1024 ** 2,
  };
}

if (import.meta.main) {
  const [name, students] = process.argv.slice(2) as [Solver, string];
  console.log(JSON.stringify(once(name, Number(students))));
}
