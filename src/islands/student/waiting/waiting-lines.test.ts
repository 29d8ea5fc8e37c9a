import { expect, test } from 'vitest';
import type { Application } from '../../../contract/applications/applications.ts';
import type { Engagement } from '../../../contract/engagements/engagements.ts';
import { waitingLines } from './waiting-lines.ts';

/** A Saturday. */
const today = '2031-05-03';

const offer = {
  applicationId: 7,
  status: 'Offered',
  companyName: 'Fennmark',
  projectTitle: 'A weir',
  offerExpiresAt: '2031-05-06T12:00:00.000Z',
} as Application;

const work = {
  id: 9,
  state: 'Working',
  next: 'deliver',
  turn: 'student',
  evaluated: false,
  decided: false,
  turnSince: '2031-04-30T09:00:00.000Z',
  milestone: 'First version',
  dueOn: '2031-05-05',
  projectTitle: 'A lock',
  companyName: 'Voltara',
  studentName: 'Ada Byron',
  also: [] as Engagement['also'],
} as Engagement;

const wordsOf = (applications: Application[], engagements: Engagement[]) =>
  waitingLines(applications, engagements, today).map(({ words }) => words);

test('an offer and what is due wait for the student, the most urgent first, each where it is answered', () => {
  expect(waitingLines([offer], [work], today)).toEqual([
    {
      words: 'Hand in “First version”, due in 2 days',
      projectTitle: 'A lock',
      address: '/student/work?engagement=9',
      by: '2031-05-05',
    },
    {
      words: 'Offer from Fennmark: answer by Tuesday',
      projectTitle: 'A weir',
      address: '/student/myproject?application=7',
      by: '2031-05-06',
    },
  ]);
});

test.each([
  ['2031-05-03', 'answer today'],
  ['2031-05-04', 'answer by tomorrow'],
  ['2031-05-09', 'answer by Friday'],
  ['2031-05-10', 'answer by 10 May 2031'],
])('an offer that ends on %s: %s', (day, words) => {
  const ending = { ...offer, offerExpiresAt: `${day}T12:00:00.000Z` };
  expect(wordsOf([ending], [])).toEqual([`Offer from Fennmark: ${words}`]);
});

test('late work comes first, and a step without a day is placed by its deadline', () => {
  const late = { ...work, dueOn: '2031-05-01' };
  const plan = { ...work, next: 'answer plan', milestone: null, dueOn: null } as Engagement;
  expect(wordsOf([offer], [plan, late])).toEqual([
    'Hand in “First version”, overdue since 1 May 2031',
    'Offer from Fennmark: answer by Tuesday',
    'Read the plan and answer',
  ]);
});

test('nothing that waits for others, is answered or is over; of more than three the first', () => {
  const decided = { ...offer, status: 'Accepted', offerExpiresAt: null } as Application;
  const theirs = { ...work, next: 'review', turn: 'company' } as Engagement;
  const over = { ...work, state: 'Completed', next: null, turn: null, turnSince: null };
  const toEvaluate = { ...work, next: 'evaluate', turn: 'both', dueOn: null } as Engagement;
  expect(wordsOf([], [toEvaluate])).toEqual(['Write your evaluation']);
  const written = { ...toEvaluate, evaluated: true };
  expect(wordsOf([decided], [theirs, over as Engagement, written])).toEqual([]);
  expect(wordsOf([offer, offer], [work, work])).toHaveLength(3);
});
