import type { EngagementFacts } from '../../contract/engagements/events.ts';
import { type EngagementNames, type EngagementNews, inFull, toBoth } from './names.ts';

type Decided = EngagementFacts<'outcome decided'>;

const decided = ({ outcome, until }: Decided, { project }: EngagementNames) => ({
  title:
    until === null
      ? 'The programme’s office has decided on the objection'
      : 'The programme’s office has decided the outcome',
  message: `The work on “${project}” is ${outcome.toLowerCase()}. ${
    until === null
      ? 'You can read why. This is final.'
      : `You can read why, and object until ${inFull(until)}.`
  }`,
});

const objected = (who: string, { project }: EngagementNames) => ({
  title: 'An objection to the outcome',
  message: `${who} objects to the decision about “${project}”. Somebody else in the programme’s office decides on the objection.`,
});

const handedOn = ({ handedOn, student, project }: EngagementNames) => {
  const to = handedOn?.to ? `${handedOn.to.name} (${handedOn.to.email})` : 'a colleague';
  return {
    title: 'Your evaluation was handed on',
    message: `${handedOn?.by ?? 'Somebody'} has asked ${to} to evaluate the work of ${student} on “${project}”. If that is wrong, end the link or write the evaluation yourself.`,
  };
};

export const evaluationNews = {
  'evaluations opened': toBoth(({ names }) => ({
    title: 'Your evaluations are open',
    message: `Read what was written about the work on “${names.project}”. You can answer once.`,
  })),
  'evaluation answered': toBoth(({ facts, names }) => ({
    title: 'Your evaluation was answered',
    message: `What you wrote about the work on “${names.project}” has an answer: ${facts.note}`,
  })),
  'evaluation handed on': { company: ({ names }) => handedOn(names) },
  'university asked': {
    supervisor: ({ names }) => ({
      title: 'An evaluation is waiting for you',
      message: `Evaluate the work of ${names.student} on “${names.project}” for your university.`,
    }),
  },
  'outcome decided': toBoth(({ facts, names }) => decided(facts, names)),
  'outcome objected to': {
    student: ({ names }) => objected(names.company, names),
    company: ({ names }) => objected(names.student, names),
  },
} satisfies Partial<EngagementNews>;
