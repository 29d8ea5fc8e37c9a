import type { Instance, Pair } from '../server/features/assignments/engine/instance.ts';

/** Marsaglia's xorshift32: enough chance for made-up preferences, the same for the same seed. */
function xorshift(seed: number): (below: number) => number {
  let state = seed | 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/**
 * A made-up programme: each student chooses `choices` projects by chance, each company ranks by
 * chance everybody who chose one of its projects. Five projects a company; places for 1.2 times the students.
 */
export function madeUpInstance(
  students: number,
  projects: number,
  choices: number,
  seed: number,
): Instance {
  const chance = xorshift(seed);
  const companies = Math.ceil(projects / 5);
  const companyOf = Int32Array.from({ length: projects }, (_, project) => Math.floor(project / 5));
  const places = Math.max(1, Math.round((1.2 * students) / projects));
  const projectCapacity = new Int32Array(projects).fill(places);
  const companyCapacity = new Int32Array(companies).fill(places * 4);

  const choiceStart = Int32Array.from({ length: students + 1 }, (_, student) => student * choices);
  const chosen = new Int32Array(students * choices);
  for (let student = 0; student < students; student += 1) {
    for (let i = 0; i < choices; ) {
      const project = chance(projects);
      const list = chosen.subarray(student * choices, student * choices + i);
      if (list.includes(project)) continue;
      chosen[student * choices + i] = project;
      i += 1;
    }
  }
  const made = { students, projects, companies, projectCapacity, companyCapacity, companyOf };
  const wishes = { choiceStart, choices: chosen };
  return { ...made, ...wishes, ...rankings(made, choices, chosen, chance) };
}

/** Pins of students who are far apart to their sixth choice, no project twice. */
export function madeUpPins(instance: Instance, count: number): Pair[] {
  const pins = new Map<number, Pair>();
  const step = Math.floor(instance.students / (2 * count));
  for (let student = 0; pins.size < count; student += step) {
    const project = instance.choices[instance.choiceStart[student]! + 5]!;
    if (!pins.has(project)) pins.set(project, { student, project });
  }
  return [...pins.values()];
}

/** Each company's, of everybody who chose one of its projects. */
function rankings(
  { students, companies, companyOf }: Pick<Instance, 'students' | 'companies' | 'companyOf'>,
  choices: number,
  chosen: Int32Array,
  chance: (below: number) => number,
) {
  const rankingStart = new Int32Array(companies + 1);
  const everyInterest = (visit: (company: number, student: number) => void) => {
    for (let student = 0; student < students; student += 1) {
      const first = student * choices;
      for (let at = first; at < first + choices; at += 1) {
        const company = companyOf[chosen[at]!]!;
        let seen = false;
        for (let before = first; before < at; before += 1)
          seen ||= companyOf[chosen[before]!] === company;
        if (!seen) visit(company, student);
      }
    }
  };
  everyInterest((company) => {
    rankingStart[company + 1]! += 1;
  });
  for (let company = 0; company < companies; company += 1)
    rankingStart[company + 1]! += rankingStart[company]!;
  const next = rankingStart.slice(0, companies);
  const ranking = new Int32Array(rankingStart[companies]!);
  everyInterest((company, student) => {
    ranking[next[company]!++] = student;
  });
  for (let company = 0; company < companies; company += 1) {
    const start = rankingStart[company]!;
    for (let end = rankingStart[company + 1]! - 1; end > start; end -= 1) {
      const other = start + chance(end - start + 1);
      [ranking[end], ranking[other]] = [ranking[other]!, ranking[end]!];
    }
  }
  return { rankingStart, ranking };
}
