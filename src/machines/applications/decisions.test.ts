import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { MoveOutcome } from '../../contract/applications/applicants.ts';
import { applicant } from '../testing/company-samples.ts';
import type { Decision } from './bulk.ts';
import { decisionsMachine, reportIn } from './decisions.ts';

/** A company that decides, and every sending in the test's hands. */
function open() {
  const sent: {
    decision: Decision;
    answer: (outcomes: MoveOutcome[]) => void;
    fail: (why: Error) => void;
  }[] = [];
  const send = ({ input }: { input: Decision }) =>
    new Promise<readonly MoveOutcome[]>((resolve, reject) => {
      sent.push({ decision: input, answer: resolve, fail: reject });
    });
  const decided = vi.fn();
  const actor = createActor(decisionsMachine.provide({ actors: { send: fromPromise(send) } }));
  actor.on('decided', decided);
  actor.start();
  const decide = (decision: Decision) => actor.send({ type: 'decide', decision });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const now = () => actor.getSnapshot().context;
  return { actor, sent, decided, decide, settled, now };
}
const moved = (applicationId: number): MoveOutcome => ({
  applicationId,
  status: 'Shortlisted',
  reachable: null,
  problem: null,
});
const refused = (applicationId: number): MoveOutcome => ({
  applicationId,
  status: null,
  reachable: null,
  problem: { code: 'no-places-left', sentence: 'All places of this project are taken.' },
});
const lost = new ApiProblem(0, 'unreachable', null);

test('only shortlisting one is sent at once: what binds or ends, and what is about several, is asked first', () => {
  const { actor, sent, decide, now } = open();
  decide({ event: 'shortlist', applicants: [applicant(1)] });
  expect(sent).toHaveLength(1);
  for (const event of ['reject', 'offer'] as const) {
    decide({ event, applicants: [applicant(2)] });
    expect(now().asked?.event).toBe(event);
    actor.send({ type: 'cancel' });
  }
  decide({ event: 'end', applicants: [applicant(2, 'Accepted')] });
  expect(now().asked?.event).toBe('end');
  actor.send({ type: 'cancel' });
  decide({ event: 'offer', applicants: [applicant(2), applicant(3)] });
  expect(now().asked?.applicants).toHaveLength(2);
  actor.send({ type: 'confirm', applicants: [applicant(2)], note: '' });
  expect(now()).toMatchObject({
    asked: null,
    underWay: [{ event: 'shortlist' }, { event: 'offer' }],
  });
});

test('only those whom the lifecycle lets move are sent, and an act that moves nobody is none', () => {
  const { actor, sent, decide, now } = open();
  const both = [applicant(1), applicant(2, 'Accepted')];
  decide({ event: 'offer', applicants: both });
  actor.send({ type: 'confirm', applicants: both, note: '' });
  expect(sent[0]?.decision.applicants.map(({ applicationId }) => applicationId)).toEqual([1]);
  decide({ event: 'shortlist', applicants: [applicant(2, 'Accepted')] });
  expect(now().underWay).toHaveLength(1);
});

test('a reason and a note go along', () => {
  const { actor, sent, decide } = open();
  decide({ event: 'reject', applicants: [applicant(1)] });
  actor.send({
    type: 'confirm',
    applicants: [applicant(1)],
    reason: 'skills',
    note: 'Thank you.',
  });
  expect(sent[0]?.decision).toMatchObject({ reason: 'skills', note: 'Thank you.' });
});

test('decisions are sent one after the other', async () => {
  const { sent, decided, decide, settled, now } = open();
  decide({ event: 'shortlist', applicants: [applicant(1)] });
  decide({ event: 'shortlist', applicants: [applicant(2)] });
  expect(sent).toHaveLength(1);
  sent[0]?.answer([moved(1)]);
  await settled();
  expect(decided).toHaveBeenCalledOnce();
  sent[1]?.answer([moved(2)]);
  await settled();
  expect(now()).toMatchObject({ underWay: [], unsent: [] });
});

describe('what comes back', () => {
  test('about one that moved needs no words; about several, or a refusal, it is reported', async () => {
    const { actor, sent, decide, settled } = open();
    decide({ event: 'shortlist', applicants: [applicant(1)] });
    sent[0]?.answer([moved(1)]);
    await settled();
    expect(reportIn(actor.getSnapshot())).toBeNull();
    decide({ event: 'offer', applicants: [applicant(2)] });
    actor.send({ type: 'confirm', applicants: [applicant(2)], note: '' });
    sent[1]?.answer([refused(2)]);
    await settled();
    expect(reportIn(actor.getSnapshot())?.outcomes).toEqual([refused(2)]);
    actor.send({ type: 'leave' });
    expect(reportIn(actor.getSnapshot())).toBeNull();
  });
});

describe('a lost connection', () => {
  test('takes everything back that was not sent, keeps it, and sends it again when asked', async () => {
    const { actor, sent, decide, settled, now } = open();
    decide({ event: 'shortlist', applicants: [applicant(1)] });
    decide({ event: 'shortlist', applicants: [applicant(2)] });
    sent[0]?.fail(lost);
    await settled();
    expect(now()).toMatchObject({ underWay: [], failure: { reason: 'unreachable' } });
    expect(now().unsent).toHaveLength(2);
    actor.send({ type: 'retry' });
    expect(now()).toMatchObject({ unsent: [], failure: null });
    sent[1]?.answer([moved(1)]);
    await settled();
    sent[2]?.answer([moved(2)]);
    await settled();
    expect(now().underWay).toEqual([]);
  });

  test('decisions are forgotten once the screen is left', async () => {
    const { actor, sent, decide, settled, now } = open();
    decide({ event: 'shortlist', applicants: [applicant(1)] });
    sent[0]?.fail(lost);
    await settled();
    actor.send({ type: 'leave' });
    expect(now()).toMatchObject({ unsent: [], failure: null });
  });
});
