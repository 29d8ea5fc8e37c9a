import { expect, test } from 'vitest';
import type { ProofView } from './ShowingForm.tsx';
import { notYet } from './Waiting.tsx';

const asked = { at: '2031-07-03T09:00:00Z', remindedAt: '2031-07-10T09:00:00Z' };
const view = (side: ProofView['side'], proof: object) =>
  ({
    side,
    room: { studentName: 'Mary Anning' },
    proof: { hindrance: null, studentAsked: null, ...proof },
  }) as unknown as ProofView;

test.each<[string, ProofView, RegExp]>([
  [
    'an admin, who chooses and since when they are asked',
    view('office', { studentAsked: asked }),
    /^Mary Anning chooses what to show: asked on 3 Jul 2031, reminded on 10 Jul 2031\. The programme issues the credential then\. If nothing is chosen by 2 Aug 2031, it is issued and shows only the outcome\.$/,
  ],
  [
    'an admin, that the student is asked soon',
    view('office', {}),
    /^Mary Anning is asked within the hour/,
  ],
  [
    'the student, who issues it and when',
    view('student', { studentAsked: { at: asked.at, remindedAt: null } }),
    /The programme issues it as soon as you have chosen what to show\. If nothing is chosen by /,
  ],
  ['an admin, where they stopped it', view('office', { hindrance: 'barred' }), /^You have stopped/],
  [
    'the student, until when the outcome can be objected to',
    view('student', { hindrance: 'may change', objectUntil: '2031-07-05' }),
    /^The outcome can be objected to until 5 Jul 2031\. After that you choose what to show/,
  ],
])('before there is a credential tells %s', (_, seen, words) => {
  expect(notYet(seen).trim()).toMatch(words);
});
