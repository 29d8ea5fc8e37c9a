import { createHash } from 'node:crypto';
import { demoWords } from '../../../../src/contract/credentials/verify.ts';
import {
  type Dimension,
  dimensions,
  highest,
  lowest,
  type Rubric,
} from '../../../../src/contract/evaluations/rubric.ts';
import { skillsIn } from '../../../../src/contract/projects/skill-list.ts';
import { excerptOf } from '../../../../src/contract/words/excerpt.ts';
import { contextAddresses } from '../contexts.ts';
import { issuerOf, listAddress, toTheSecond } from '../keys/did.ts';
import type { Facts } from './facts.ts';

/** Values fixed when a credential is issued. */
export interface Given {
  readonly id: string;
  readonly origin: string;
  readonly at: Date;
  /** Its place in a status list. */
  readonly list: number;
  readonly index: number;
  /** The number of its holder, made for it alone. */
  readonly subject: string;
  /** Makes the hash of the address differ from every other. */
  readonly salt: string;
  readonly rubric: Rubric;
  /** True for a demo, whose credentials prove nothing. */
  readonly isDemo: boolean;
}

const credentialAddress = (origin: string, id: string): string => `${origin}/credentials/${id}`;
const achievementAddress = (origin: string, id: number): string => `${origin}/achievements/${id}`;

/** The official schema of what is issued. */
const schema =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

/** A credential before it is signed: an OpenBadgeCredential of Open Badges 3.0 (https://www.imsglobal.org/spec/ob/v3p0/). */
export function documentOf(facts: Facts, given: Given) {
  const { id, origin, at, list, index, isDemo } = given;
  const statusList = listAddress(origin, list);
  const { outcome, title, companyName, evidence } = facts;
  const about = [
    isDemo && demoWords,
    `${outcome}: “${title}”, a project of ${companyName}.`,
    !facts.isEvaluated && 'It was completed before evaluations were asked for.',
  ];
  return {
    '@context': [...contextAddresses],
    id: credentialAddress(origin, id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    description: about.filter(Boolean).join(' '),
    issuer: issuerOf(given),
    validFrom: toTheSecond(at),
    credentialSubject: subjectOf(facts, given),
    ...(evidence.length > 0 && { evidence: evidence.map(oneEvidence) }),
    credentialStatus: {
      id: `${statusList}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: statusList,
    },
    credentialSchema: [{ id: schema, type: 'JsonSchema' }],
  };
}

/** A delivery in words: what was written, and its links. */
export const narrativeOf = ({ words, links }: Pick<Facts['evidence'][number], 'words' | 'links'>) =>
  [words, ...links].filter(Boolean).join('\n\n');

const oneEvidence = ({ title, words, links }: Facts['evidence'][number]) => ({
  // As browsers write it: with a space in it nothing could be signed.
  ...(links[0] && { id: new URL(links[0]).href }),
  type: ['Evidence'],
  name: title,
  narrative: narrativeOf({ words, links }),
  genre: 'Delivery',
});

function subjectOf(facts: Facts, given: Given) {
  const { origin, subject, salt } = given;
  const { email, studentName, companyId, companyName, openedAt, endedAt } = facts;
  const address = achievementAddress(origin, facts.achievementId);
  const measured = measures(facts, given.rubric);
  return {
    id: `urn:uuid:${subject}`,
    type: ['AchievementSubject'],
    identifier: [
      {
        type: 'IdentityObject',
        hashed: true,
        identityHash: `sha256$${createHash('sha256').update(`${email}${salt}`).digest('hex')}`,
        identityType: 'emailAddress',
        salt,
      },
      { type: 'IdentityObject', hashed: false, identityHash: studentName, identityType: 'name' },
    ],
    activityStartDate: toTheSecond(openedAt),
    activityEndDate: toTheSecond(endedAt),
    source: { id: `${origin}/companies/${companyId}`, type: ['Profile'], name: companyName },
    achievement: {
      ...achievementOf(facts, origin),
      resultDescription: measured.map(({ key, description }) => ({
        id: `${address}#${key}`,
        type: ['ResultDescription'],
        ...description,
      })),
    },
    result: measured.map(({ key, value }) => ({
      type: ['Result'],
      resultDescription: `${address}#${key}`,
      value,
    })),
  };
}

/** Describes an achievement, as its own address does too. */
export const achievementOf = (
  {
    achievementId: id,
    title,
    description,
    criteria,
    skills,
  }: Pick<Facts, 'achievementId' | 'title' | 'description' | 'criteria'> & {
    readonly skills: readonly { readonly name: string; readonly shownBy?: string }[];
  },
  origin: string,
) => ({
  id: achievementAddress(origin, id),
  type: ['Achievement'],
  achievementType: 'Fieldwork',
  name: title,
  description,
  criteria: { id: achievementAddress(origin, id), narrative: criteria },
  image: { id: `${achievementAddress(origin, id)}/badge.png`, type: 'Image', caption: title },
  ...(skills.length > 0 && { tag: skills.map(({ name }) => name) }),
});

interface Measure {
  readonly key: string;
  readonly description: Record<'name' | 'resultType', string> & {
    valueMin?: string;
    valueMax?: string;
  };
  readonly value: string;
}

/** Lists the measured results: outcome, evidence of each skill, and the steps if they are shown. */
function measures({ outcome, skills, steps }: Facts, rubric: Rubric): Measure[] {
  const step = (dimension: Dimension): Measure => ({
    key: dimension,
    description: {
      name: rubric[dimension].title,
      resultType: 'RubricScore',
      valueMin: String(lowest),
      valueMax: String(highest),
    },
    value: String(steps![dimension]),
  });
  return [
    { key: 'outcome', description: { name: 'Outcome', resultType: 'Result' }, value: outcome },
    ...skills.map(({ name, shownBy }, at) => ({
      key: `skill-${at + 1}`,
      description: { name: `Skill: ${name}`, resultType: 'Result' },
      value: `Shown by “${shownBy}”`,
    })),
    ...(steps === null ? [] : dimensions.map(step)),
  ];
}

/** A project as an achievement: what was asked for, in plain words. */
export const achievementWords = (project: {
  readonly title: string;
  readonly description: string;
  readonly deliverables: string | null;
  readonly skills: string;
}) => ({
  description: excerptOf(project.description, 600) || project.title,
  criteria: [
    project.deliverables && `To deliver: ${project.deliverables}`,
    'The company approved every milestone that was agreed, or said that it was not needed any more; the outcome follows from how both sides evaluated the work.',
  ]
    .filter(Boolean)
    .join('\n\n'),
  skills: skillsIn(project.skills).join(', '),
});
