import { skillsIn } from '../../../src/contract/projects/skill-list.ts';
import { type Fit, skillsNamedAtMost } from '../../../src/contract/students/fit.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstRow } from '../../platform/database/rows.ts';

export interface FitProject {
  /** Comma-separated. */
  readonly skills: string;
  readonly engineeringType: string;
  /** Days. */
  readonly duration: number;
}

export interface FitStudent {
  /** Comma-separated. */
  readonly skills: string;
  readonly engineeringType: string;
  /** Days the student can give; null while they have not said. */
  readonly availableDays: number | null;
}

/** Weight of each part. Parts that cannot be judged are left out, not counted as zero. */
const weights = { skills: 60, 'engineering type': 25, availability: 15 } as const;

interface Judged {
  readonly name: keyof typeof weights;
  /** 0 to 1. */
  readonly share: number;
  readonly sentence: string;
}

/** Needs of a project, with its skills parsed. */
export interface Requirements {
  readonly skills: readonly { readonly name: string; readonly key: string }[];
  readonly engineeringType: string;
  /** Days. */
  readonly duration: number;
}

export const requirementsOf = (project: FitProject): Requirements => ({
  skills: skillsIn(project.skills).map((name) => ({ name, key: name.toLowerCase() })),
  engineeringType: project.engineeringType,
  duration: project.duration,
});

/**
 * Fit of a student and a project: skills the project asks for and the student has, the same engineering type, and the
 * days the student can give against the days the project takes. Nothing about the person enters: no name, university,
 * year or picture. docs/fit.md explains it.
 */
export const fitOf = (project: FitProject, student: FitStudent): Fit =>
  fitsOf(student)(requirementsOf(project));

/** Fit of one student to many projects, reading the student's side once. */
export function fitsOf(student: FitStudent): (asked: Requirements) => Fit {
  const own = new Set(skillsIn(student.skills).map((skill) => skill.toLowerCase()));
  return (asked) => fitWith(own, asked, student);
}

function fitWith(own: ReadonlySet<string>, asked: Requirements, student: FitStudent): Fit {
  const skillsHave: string[] = [];
  const skillsMissing: string[] = [];
  for (const { name, key } of asked.skills) (own.has(key) ? skillsHave : skillsMissing).push(name);

  const judged: Judged[] = [];
  const { length } = asked.skills;
  if (length > 0) {
    const share = skillsHave.length / length;
    judged.push({ name: 'skills', share, sentence: `${skillsHave.length} of ${length} skills` });
  }
  judged.push(judgeType(asked, student));
  if (student.availableDays !== null) judged.push(judgeDays(asked.duration, student.availableDays));

  const total = judged.reduce((sum, { name }) => sum + weights[name], 0);
  const parts = judged.map(({ name, share, sentence }) => {
    const weight = (weights[name] / total) * 100;
    return { name, weight: Math.round(weight), points: Math.round(weight * share), sentence };
  });
  const exact = judged.reduce((sum, { name, share }) => sum + (weights[name] / total) * share, 0);
  return {
    score: Math.round(exact * 100),
    parts,
    skillsHave: skillsHave.slice(0, skillsNamedAtMost),
    skillsMissing: skillsMissing.slice(0, skillsNamedAtMost),
  };
}

function judgeType(project: Requirements, student: FitStudent): Judged {
  const same = project.engineeringType === student.engineeringType;
  return {
    name: 'engineering type',
    share: same ? 1 : 0,
    sentence: same
      ? `${project.engineeringType}, the same as the project`
      : `${student.engineeringType}, the project is ${project.engineeringType}`,
  };
}

function judgeDays(needed: number, available: number): Judged {
  return {
    name: 'availability',
    share: Math.min(1, available / needed),
    sentence: `${available} days available, ${needed} needed`,
  };
}

/** Reads the parts of a profile that fit depends on; null if there is no such student. */
export const fitProfileOf = (db: Database, studentId: number) =>
  firstRow<FitStudent>(db)`
    select skills, engineering_type as "engineeringType", available_days as "availableDays"
    from students where id = ${studentId}`;
