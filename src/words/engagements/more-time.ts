import { type EngagementNews, inFull, inProject, milestoneNamed } from './names.ts';

export const moreTimeNews = {
  'extension asked': {
    company: ({ facts, names }) => ({
      title: 'A request for more time',
      message: `${names.student} asks for more time for ${inProject(names)}, until ${inFull(facts.day)}. Grant it, refuse it, or offer another day.`,
    }),
  },
  'extension granted': {
    student: ({ facts, names }) => ({
      title: 'You have more time',
      message: `${names.company} grants more time for ${inProject(names)}: it is due on ${inFull(facts.day)} now.`,
    }),
  },
  'extension refused': {
    student: ({ facts, names }) => ({
      title: 'No more time',
      message: `${names.company} does not grant more time for ${inProject(names)}; it stays due on ${inFull(facts.dueOn)}: ${facts.note}`,
    }),
  },
  'another day offered': {
    student: ({ facts, names }) => ({
      title: 'The company offers another day',
      message: `${names.company} offers ${inFull(facts.day)} for ${inProject(names)}. Accept or decline it.`,
    }),
  },
  'another day accepted': {
    company: ({ facts, names }) => ({
      title: 'The day you offered is accepted',
      message: `${names.student} accepts ${inFull(facts.day)} for ${inProject(names)}.`,
    }),
  },
  'extension withdrawn': {
    company: ({ facts, names }) => ({
      title: 'A request for more time is withdrawn',
      message: `${names.student} has withdrawn the request for more time for ${inProject(names)}; it stays due on ${inFull(facts.dueOn)}.`,
    }),
  },
  'moved along': {
    mate: ({ facts, names }) => ({
      title: 'Your team has more time',
      message: `${milestoneNamed(names, 'A milestone')} of “${names.project}” is due on ${inFull(facts.day)} now, for the whole team.`,
    }),
  },
  'more time given': {
    student: ({ facts, names }) => ({
      title: 'You have more time',
      message: `The programme’s office gives you more time for ${inProject(names)}. It is due on ${inFull(facts.day)} now: ${facts.note}`,
    }),
    company: ({ facts, names }) => ({
      title: 'The programme’s office gives more time',
      message: `The programme’s office gives ${names.student} more time for ${inProject(names)}. It is due on ${inFull(facts.day)} now: ${facts.note}`,
    }),
  },
} satisfies Partial<EngagementNews>;
