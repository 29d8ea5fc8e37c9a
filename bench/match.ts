import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { companyOptimal } from '../server/features/assignments/engine/company-optimal.ts';
import { unassigned } from '../server/features/assignments/engine/instance.ts';
import { pinCosts } from '../server/features/assignments/engine/pin-costs.ts';
import { studentOptimal } from '../server/features/assignments/engine/student-optimal.ts';
import { pinsAtMost } from '../src/contract/assignments/assignment-pins.ts';
import { judge, rounded, timed } from './figures.ts';
import { madeUpInstance, madeUpPins } from './match-instance.ts';

/**
 * How long the stable assignments take, from 125,000 to 1,000,000 students with 8 choices each, and
 * at the 5,000 students that a public solver in Python took 6.2 s for. Ends with 1 over budget.
 *
 * The large ones are each in a process of its own, as `npm run match` and the product's worker are: in one process a
 * small one finds the memory that the one before it left and a large one has to fetch its own, which is not how they grow.
 */
const budget = { seconds: 3, gigabytes: 1.5, perDoubling: 2.3, timesFaster: 500, pinsSeconds: 30 };
const pythonSeconds = 6.2;
const sizes = [125_000, 250_000, 500_000, 1_000_000];
const solvers = { 'student-optimal': studentOptimal, 'company-optimal': companyOptimal };
type Solver = keyof typeof solvers;

/** The best of them is taken: the machine's other work only ever adds time. */
const turns = 8;
/** So many of the small one, until the code is compiled. */
const warmUps = 30;

const secondsOf = async (rounds: number, work: () => unknown) =>
  (await timed(rounds, async () => work())).times.map((ms) => ms / 1000);

/** As many as the public solver in Python was given. @returns the seconds that each with compiled code took */
async function small(name: Solver, rounds: number): Promise<number[]> {
  const instance = madeUpInstance(5_000, 2_500, 8, 5);
  const seconds = await secondsOf(warmUps + rounds, () => solvers[name](instance));
  return seconds.slice(warmUps);
}

/** One stable assignment, of this process alone; the most that was resident has the made-up programme in it. */
async function once(name: Solver, students: number) {
  await small(name, 0);
  const instance = madeUpInstance(students, students / 4, 8, 7);
  const { times, result } = await timed(1, async () => solvers[name](instance));
  return {
    seconds: times[0]! / 1000,
    placed: result.reduce((sum, project) => sum + Number(project !== unassigned), 0),
    gigabytes: process.resourceUsage().maxRSS / 1024 ** 2,
  };
}
type Once = Awaited<ReturnType<typeof once>>;

function inItsOwnProcess(name: Solver, students: number): Once {
  const given = [fileURLToPath(import.meta.url), name, String(students)];
  return JSON.parse(execFileSync(process.execPath, given).toString());
}

async function rowsOf(name: Solver): Promise<object[]> {
  const best = Math.min(...(await small(name, turns)));
  const faster = Math.round(pythonSeconds / best);
  // By turns, so that what else the machine does does not fall on one size alone.
  const runs = sizes.map((): Once[] => []);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [at, students] of sizes.entries()) runs[at]!.push(inItsOwnProcess(name, students));
  const taken = runs.map((all) => Math.min(...all.map(({ seconds }) => seconds)));
  const large = sizes.map((students, at) => {
    const [seconds, before] = [taken[at]!, taken[at - 1]];
    const GB = Math.max(...runs[at]!.map(({ gigabytes }) => gigabytes));
    const times = before === undefined ? 0 : seconds / before;
    return {
      name,
      students,
      seconds: rounded(seconds, 3),
      ...(before !== undefined && { 'times before': rounded(times) }),
      GB: rounded(GB),
      note: `${runs[at]![0]!.placed} placed`,
      held: seconds <= budget.seconds && GB <= budget.gigabytes && times <= budget.perDoubling,
    };
  });
  const note = `${faster} times faster than ${pythonSeconds} s`;
  const held = pythonSeconds / best >= budget.timesFaster;
  return [{ name, students: 5_000, seconds: rounded(best, 4), note, held }, ...large];
}

/** What the most pins that a run may have cost, at 10,000 students: once more for each. */
async function pinsRow(): Promise<object> {
  const instance = madeUpInstance(10_000, 2_500, 8, 7);
  const pins = madeUpPins(instance, pinsAtMost);
  const { times, result } = await timed(1, async () => pinCosts(instance, pins, []));
  return {
    name: `costs of ${pinsAtMost} pins`,
    students: instance.students,
    seconds: rounded(times[0]! / 1000, 1),
    note: `${result.together.worse} students worse off`,
    held: times[0]! / 1000 <= budget.pinsSeconds,
  };
}

const [name, students] = process.argv.slice(2);
if (name !== undefined) console.log(JSON.stringify(await once(name as Solver, Number(students))));
else {
  const rows = [];
  for (const solver of Object.keys(solvers) as Solver[]) rows.push(...(await rowsOf(solver)));
  rows.push(await pinsRow());
  judge(
    `Budget: ${budget.seconds} s and ${budget.gigabytes} GB at 1,000,000, ${budget.perDoubling} per doubling, ${budget.timesFaster} times; ${budget.pinsSeconds} s for what pins cost.`,
    rows,
  );
}
