import type { EngagementNews } from './names.ts';

export const checkInNews = {
  'checked in': {
    company: ({ facts, names }) => ({
      title:
        facts.state === 'Blocked' ? `${names.student} is blocked` : `${names.student} needs help`,
      message: `${names.student} says about “${names.project}” this week: ${facts.note}`,
    }),
  },
  'check-in answered': {
    student: ({ facts, names }) => ({
      title: 'Your check-in is answered',
      message: `${names.company} answers your check-in on “${names.project}”: ${facts.note}`,
    }),
  },
} satisfies Partial<EngagementNews>;
