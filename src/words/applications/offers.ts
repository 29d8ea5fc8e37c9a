import type { ApplicationFacts } from '../../contract/applications/events.ts';
import { deadlineInWords } from '../../contract/dates.ts';
import type { Said } from '../told.ts';
import { type ApplicationNames, type ApplicationNews, said, type Words } from './names.ts';

/** The company that offers, the time to answer, and its own words. */
const offerInWords = (
  answerBy: string,
  { project, company }: ApplicationNames,
  timeZone: string,
  note = '',
): string =>
  `${company} offers you a place in “${project}”. Accept or decline by ${deadlineInWords(new Date(answerBy), timeZone)}; after that the offer ends. Once you have opened it, ${company} cannot take it back.${note && `\n\n${company} writes: “${note}”`}`;

const expired = (
  { from }: ApplicationFacts<'expire'>,
  unconfirmed: string,
  unanswered: string,
): Said => ({
  title: 'Offer expired',
  message: from === 'Awaiting university' ? unconfirmed : unanswered,
});

const toConfirm = ({ facts: { answerBy }, names, timeZone }: Words<'await'>): Said => {
  const by = answerBy ? ` by ${deadlineInWords(new Date(answerBy), timeZone)}` : '';
  return {
    title: 'A place to confirm',
    message: `${names.student} has accepted a place in “${names.project}” at ${names.company}. Confirm or refuse it${by}.`,
  };
};

/** An offer, from the day it is made until the place is taken or free again. */
export const offerNews = {
  offer: {
    student: ({ facts, names, timeZone }) => ({
      title: `You have an offer: “${names.project}”`,
      message: offerInWords(facts.answerBy!, names, timeZone, facts.note),
    }),
  },
  'offer ends soon': {
    student: ({ facts, names, timeZone }) => ({
      title: 'Your offer ends soon',
      message: offerInWords(facts.answerBy, names, timeZone),
    }),
  },
  accept: {
    company: said(
      'Offer accepted',
      ({ student, project }) => `${student} accepted your offer of a place in “${project}”.`,
    ),
  },
  decline: {
    company: said(
      'Offer declined',
      ({ student, project }) =>
        `${student} declined your offer of a place in “${project}”. The place is open again.`,
    ),
  },
  await: {
    student: said(
      'Another university confirms your place',
      ({ university, project }) =>
        `${university ?? 'A university'} confirms your place in “${project}”, because it was your university when you applied.`,
    ),
    company: said(
      'Offer accepted, to be confirmed',
      ({ student, project }) =>
        `${student} accepted your offer of a place in “${project}”. Their university confirms it next.`,
    ),
    university: toConfirm,
  },
  confirm: {
    student: said(
      'Your university has confirmed',
      ({ project }) =>
        `Your university has confirmed your place in “${project}”. The place is yours.`,
    ),
    company: said(
      'Place confirmed',
      ({ student, project }) =>
        `The university of ${student} has confirmed the place in “${project}”. It is taken.`,
    ),
  },
  refuse: {
    student: said(
      'Your university has not confirmed',
      ({ project }) =>
        `Your university has not confirmed your place in “${project}”. See the reason in My Projects.`,
    ),
    company: said(
      'Place not confirmed',
      ({ student, project }) =>
        `The university of ${student} has not confirmed the place in “${project}”. The place is open again.`,
    ),
  },
  expire: {
    student: ({ facts, names: { project } }) =>
      expired(
        facts,
        `Your university did not confirm your place in “${project}” in time.`,
        `You did not answer the offer of a place in “${project}” in time.`,
      ),
    company: ({ facts, names: { student, project } }) =>
      expired(
        facts,
        `The university of ${student} did not confirm the place in “${project}” in time. The place is open again.`,
        `${student} did not answer your offer of a place in “${project}” in time. The place is open again.`,
      ),
  },
  recall: {
    student: said(
      'Offer withdrawn',
      ({ project }) =>
        `The programme’s office has undone its assignment. Your application to “${project}” is back to its previous status.`,
    ),
  },
} satisfies Partial<ApplicationNews>;
