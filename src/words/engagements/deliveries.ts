import type { EngagementFacts } from '../../contract/engagements/events.ts';
import {
  type EngagementNames,
  type EngagementNews,
  inProject,
  mateNamed,
  milestoneNamed,
  toBoth,
} from './names.ts';

const handedIn = (who: string, names: EngagementNames, version: number): string =>
  `${who} has handed in ${milestoneNamed(names)} for “${names.project}”, version ${version}`;

const objection = (
  who: string,
  names: EngagementNames,
  { version, note }: EngagementFacts<'objected'>,
) => ({
  title: 'A team-mate objects',
  message: `${who} objects to ${inProject(names)}, version ${version}: ${note}`,
});

export const deliveryNews = {
  delivered: {
    company: ({ facts: { version, by }, names }) => ({
      title: version === 1 ? 'A delivery to review' : 'A new version to review',
      message: `${handedIn(names.student, names, version)}${by === 'team' ? ', for the team' : ''}. Review it within 5 working days.`,
    }),
    mate: ({ facts: { version }, names }) => ({
      title: 'Handed in for your team',
      message: `${handedIn(mateNamed(names), names, version)}. It counts for you too. If you do not agree, object within 24 hours.`,
    }),
  },
  objected: {
    company: ({ facts, names }) => objection(names.student, names, facts),
    mate: ({ facts, names }) => objection(mateNamed(names), names, facts),
  },
  'changes asked for': {
    student: ({ names }) => ({
      title: 'The company asks for changes',
      message: `${names.company} asks for changes to ${inProject(names)}. Read what should change, and hand in a new version.`,
    }),
  },
  approved: {
    student: ({ names }) => ({
      title: 'Your delivery is approved',
      message: `${names.company} has approved ${inProject(names)}.`,
    }),
  },
  waived: {
    student: ({ facts, names }) => ({
      title: 'A milestone is no longer needed',
      message: `${names.company} does not need ${inProject(names)} any more: ${facts.note}`,
    }),
  },
  'virus found': toBoth(({ facts, names }) => ({
    title: 'A file contained a virus',
    message: `A virus was found in “${facts.file}” of “${names.project}”. Nobody can open it any more.`,
  })),
} satisfies Partial<EngagementNews>;
