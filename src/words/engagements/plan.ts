import type { EngagementNews } from './names.ts';

export const planNews = {
  'plan proposed': {
    student: ({ facts, names }) => ({
      title: facts.version === 1 ? 'A plan for your work' : 'A new plan for your work',
      message: `${names.company} proposes a plan for “${names.project}”. Read it, and agree or ask for a change.`,
    }),
  },
  'plan agreed': {
    company: ({ names }) => ({
      title: 'The plan is agreed',
      message: `${names.student} agrees to the plan for “${names.project}”.`,
    }),
  },
  'change asked for': {
    company: ({ names }) => ({
      title: 'The student asks for a change to the plan',
      message: `${names.student} asks for a change to the plan for “${names.project}”.`,
    }),
  },
} satisfies Partial<EngagementNews>;
