import { setTimeout } from 'node:timers/promises';
import type { Someone } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { applied } from './applied.ts';
import { type Case, casesOf } from './case.ts';
import type { Product } from './product.ts';

const times = 20;
/** In milliseconds. */
const firstWithin = 15_000;
/** By then a second one had come, in milliseconds. */
const secondWithin = 4_000;

/** @param subjects of the mails that the acts cause */
async function oneMail({ outbox }: Product, { email }: Someone, subjects: RegExp) {
  const sent = async () =>
    (await outbox.to(email)).filter(({ subject = '' }) => subjects.test(subject));
  const until = performance.now() + firstWithin;
  while (performance.now() < until && (await sent()).length === 0) await setTimeout(250);
  await setTimeout(secondWithin);
  const mails = await sent();
  return mails.length === 1 ? null : `${mails.length} mails for ${times} acts, not 1`;
}

/** An application whose student has taken the place. */
async function taken(product: Product) {
  const work = await applied(product);
  await work.move('offer', work.company);
  await work.move('accept', work.student);
  return work;
}

const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2150-03-01' }];

const attempts: Record<string, Case['run']> = {
  'a student’s mailbox, with a plan proposed again and again': async (product) => {
    const { id, company, student } = await taken(product);
    for (let one = 0; one < times; one += 1) {
      const input = { params: { id }, body: { milestones, after: one } };
      await product.call(endpoints.proposePlan, input, company.token);
    }
    return oneMail(product, student, /plan/i);
  },
  'a student’s mailbox, with an application moved to and fro': async (product) => {
    const { company, student, move } = await applied(product);
    for (let one = 0; one < times; one += 1)
      await move(one % 2 === 0 ? 'shortlist' : 'unshortlist', company);
    return oneMail(product, student, /shortlisted|under review/i);
  },
  'a company’s mailbox, with a check-in said again and again': async (product) => {
    const { id, company, student } = await taken(product);
    const plan = { params: { id }, body: { milestones, after: 0 } };
    await product.call(endpoints.proposePlan, plan, company.token);
    const answer = { params: { id, version: 1 }, body: { answer: 'agree' } } as const;
    await product.call(endpoints.answerPlan, answer, student.token);
    const room = await product.call(endpoints.getEngagement, { params: { id } }, student.token);
    const params = { id, week: room.body.week.begins };
    for (let one = 0; one < times; one += 1) {
      const body = { state: 'Need help', sentence: `Round ${one}.` } as const;
      await product.call(endpoints.saveCheckIn, { params, body }, student.token);
    }
    return oneMail(product, company, /help/i);
  },
};

export const mails = casesOf('mails', attempts);
