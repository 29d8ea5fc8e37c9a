import { projectStatusLabels } from '../../contract/projects/statuses.ts';
import { type ApplicationNews, said } from './names.ts';

/** Nobody is reminded of it again. */
const whyItEnded =
  'If a plan was agreed, the programme’s office asks you about it under Work. Nobody else can read your answer.';

/** Everything else that happens to an application. */
export const moveNews = {
  apply: {
    company: said('New application', (names) => `${names.student} applied to “${names.project}”.`),
  },
  unshortlist: {
    student: said(
      'Back under review',
      ({ project }) =>
        `The company has moved your application to “${project}” back to Under Review.`,
    ),
  },
  shortlist: {
    student: said(
      'You have been shortlisted',
      ({ project }) => `The company has shortlisted your application to “${project}”.`,
    ),
  },
  'its project moved': {
    student: ({ facts: { to, isWaiting }, names: { project, company } }) => {
      if (!isWaiting)
        return {
          title: `${project}: ${projectStatusLabels[to]}`,
          message: `“${project}” is now ${projectStatusLabels[to]}.`,
        };
      return to === 'On Hold'
        ? {
            title: `On hold: ${project}`,
            message: `${company} has put “${project}” on hold. Your application stays as it is, and we tell you when the project goes on.`,
          }
        : {
            title: `Going on: ${project}`,
            message: `“${project}” is no longer on hold. Your application stands as it was.`,
          };
    },
  },
  supervised: {
    student: said(
      'You have an academic supervisor',
      ({ supervisor, project }) =>
        `${supervisor ?? 'Somebody'} of your university looks after your work on “${project}”. The company sees the name too.`,
    ),
  },
  'its company disabled': {
    student: said(
      'Project closed for now',
      ({ project }) =>
        `The account of the company behind “${project}” is disabled, so it cannot answer and takes no further applications. Yours stays as it is. We will tell you when the project opens again.`,
    ),
  },
  'its company enabled': {
    student: said(
      'Project open again',
      ({ project }) =>
        `The company behind “${project}” is back. Your application stands as it was.`,
    ),
  },
  'its project noted': {
    student: ({ facts: { title, remarks }, names: { project } }) => ({
      title: `${project}: ${title}`,
      message: remarks || `“${project}” is now ${title}.`,
    }),
  },
  reject: {
    student: ({ facts: { from }, names: { project } }) =>
      from === 'Offered'
        ? {
            title: 'Your offer was taken back',
            message: `The offer of a place in “${project}” was taken back. See why in My Projects.`,
          }
        : {
            title: 'An answer to your application',
            message: `Your application to “${project}” was not successful. See the reason in My Projects.`,
          },
  },
  withdraw: {
    company: ({ facts: { from }, names: { student, project } }) => ({
      title: 'Application withdrawn',
      message: `${student} withdrew their application to “${project}”.${from === 'Accepted' ? ` ${whyItEnded}` : ''}`,
    }),
  },
  end: {
    student: said(
      'Your place has ended early',
      ({ project }) =>
        `Your place in “${project}” has ended early. See the reason in My Projects; you can answer once. ${whyItEnded}`,
    ),
  },
  answer: {
    company: said(
      'An answer from a student',
      ({ student, project }) => `${student} answered the early end of their place in “${project}”.`,
    ),
  },
  close: {
    student: said(
      'Application closed',
      ({ project }) => `“${project}” ended before the company answered your application.`,
    ),
  },
  complete: {
    student: said(
      'Project completed',
      ({ project }) =>
        `Your work on “${project}” is completed and is on your profile. Next, choose what your portfolio shows of it.`,
    ),
  },
} satisfies Partial<ApplicationNews>;
