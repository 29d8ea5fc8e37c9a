import type { NextStep } from '../../contract/engagements/engagements.ts';
import type { EngagementFacts } from '../../contract/engagements/events.ts';
import { excerptOf } from '../../contract/words/excerpt.ts';
import { type EngagementNames, type EngagementNews, inProject, toBoth } from './names.ts';

/** So much of a letter its news shows; all of it is mailed, and stands in the history. */
const shownOf = 300;

/** The step that the reader is reminded of. */
const asked: Record<NextStep, (names: EngagementNames) => string> = {
  help: ({ project, student }) => `Answer ${student}, who needs help with “${project}”.`,
  unblock: ({ project, student }) => `Answer ${student}, who is blocked on “${project}”.`,
  'propose plan': ({ project, student }) =>
    `Propose a plan for “${project}”, so that ${student} can begin.`,
  'answer plan': ({ project }) => `Read the plan of “${project}”, and agree or ask for a change.`,
  'propose again': ({ project, student }) =>
    `Change the plan of “${project}” as ${student} has asked.`,
  'answer extension': (names) =>
    `Answer ${names.student}’s request for more time for ${inProject(names)}.`,
  'answer another day': (names) =>
    `Accept the day that was offered for ${inProject(names)}, or decline it.`,
  deliver: (names) => `Hand in ${inProject(names)}.`,
  'deliver again': (names) => `Change ${inProject(names)} as you were asked, and hand it in again.`,
  review: (names) => `Review ${inProject(names)}, which ${names.student} has handed in.`,
  // Both sides read it, also who has written: it tells neither about the other.
  'evaluate midway': ({ project }) =>
    `“${project}” is halfway through. Write your midpoint evaluation, if you have not yet.`,
  evaluate: ({ project }) => `The work on “${project}” is done. Evaluate it, if you have not yet.`,
  'decide objection': ({ project }) => `Decide on the objection to the outcome of “${project}”.`,
  'allow showing': ({ project, student }) =>
    `Say what ${student} may show of “${project}”: allow each item, or hold it back.`,
  decide: ({ project }) => `Decide the outcome of the work on “${project}”.`,
};

const reminder = ({ step }: EngagementFacts<'reminded'>, names: EngagementNames) => ({
  title: 'The programme’s office reminds you',
  message: `${asked[step](names)} Somebody is waiting for it.`,
});

export const officeNews = {
  reminded: toBoth(({ facts, names }) => reminder(facts, names)),
  'office wrote': toBoth(({ facts, names }) => ({
    title: `The programme’s office writes to you about “${names.project}”`,
    message: excerptOf(facts.note, shownOf),
  })),
} satisfies Partial<EngagementNews>;
