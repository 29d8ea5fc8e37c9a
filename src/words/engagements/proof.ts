import type { EngagementFacts } from '../../contract/engagements/events.ts';
import { showingAnswered } from '../../machines/lifecycle/standing.ts';
import type { EngagementNames, EngagementNews } from './names.ts';

/** Items a company allows, out of all. */
function allowed(
  { deliveries, words, approved }: EngagementFacts<'showing answered'>,
  { company, project }: EngagementNames,
): string {
  const shown = [
    deliveries.length > 0 && `${deliveries.length} of ${approved} deliveries`,
    words && `what ${company} wrote`,
  ].filter(Boolean);
  return shown.length === 0
    ? `Of “${project}” only the outcome may be shown.`
    : `Of “${project}” this may be shown: ${shown.join(' and ')}.`;
}

export const proofNews = {
  'showing asked for': {
    company: ({ names: { student, project } }) => ({
      title: `${student} asks what may be shown`,
      message: `${student} would like to show work on “${project}” on a portfolio that anybody with its address can read. Nothing of it is shown before you allow it: allow each item or hold it back, within ${showingAnswered.within} days.`,
    }),
  },
  'showing answered': {
    student: ({ facts, names }) => ({
      title: 'What you may show of your work',
      message: `${allowed(facts, names)} Your portfolio follows at once. A credential that you have stays as it is; whether you get a new one is up to you.`,
    }),
    company: ({ facts, names }) => ({
      title: 'The programme’s office has answered for you',
      message: `${allowed(facts, names)} You can change that.`,
    }),
  },
  'showing to choose': {
    student: ({ names }) => ({
      title: 'Choose what to show',
      message: `Your work on “${names.project}” can be proven now. Choose what to show of it, and the programme issues your credential.`,
    }),
  },
  'showing still to choose': {
    student: ({ facts, names }) => ({
      title: 'Your credential is waiting for you',
      message: `Choose what to show of “${names.project}”. If you choose nothing, we issue it in about ${facts.days} days and it shows only the outcome.`,
    }),
  },
} satisfies Partial<EngagementNews>;
