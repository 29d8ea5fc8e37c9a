import type { EngineeringType } from '../../../src/contract/accounts/people.ts';
import type { Steps } from '../../../src/contract/evaluations/evaluations.ts';
import type { ToldEvaluation } from './engagement-rows.ts';

const steps = (
  result: number,
  reliability: number,
  communication: number,
  learning: number,
  initiative: number,
): Steps => ({ result, reliability, communication, learning, initiative });
const none = { result: '', reliability: '', communication: '', learning: '', initiative: '' };

/** What a company writes of good work, and of work that took longer. */
const ofCompany: Record<EngineeringType, readonly [string, string]> = {
  Computer: [
    'It has been in our main branch since the last review. The tests are the part we would not have written ourselves, and they have caught two mistakes of ours.',
    'It does what we asked for, after three rounds. The first version was clever where we had wanted it plain; the last one anybody here can change.',
  ],
  Mechanical: [
    'The part runs on our test bench, within the tolerance that was agreed. The drawing says which dimensions matter and why, so the workshop asked nothing.',
    'The calculation holds and the drawing needed us twice. Once the fits were settled it went quickly, and we have had the part made.',
  ],
  Civil: [
    'The drawings went to site as they were. Every load is traced to the clause it comes from, and our checking engineer signed them on the first reading.',
    'Sound work, a little late. The levels had to be taken again in the rain, which was nobody’s fault, and the report says plainly which of them it trusts.',
  ],
  Electrical: [
    'The board passed our own test on its second day. What was measured and what was calculated stand beside each other, and where they differ it says why.',
    'It works, and the cause of the noise is known now. We would have liked to see the first measurements two weeks earlier, while the layout could still move.',
  ],
};

/** What a student writes of a company that was there for them, and of one that was busy. */
const ofStudent: Record<EngineeringType, readonly [string, string]> = {
  Computer: [
    'I got my first review after a day, and it explained the reason and not only the line. I now write the test first, which I had only read about.',
    'A real code base with real users, which I had wanted. Reviews came in the evening after five days of silence, and then all at once.',
  ],
  Mechanical: [
    'I was shown the workshop before I drew anything, and drew less because of it. Somebody always had ten minutes for a question about fits.',
    'I learnt to draw for the people who make the part. The sample came three weeks late, so the last measurements are thinner than I had planned.',
  ],
  Civil: [
    'We walked the site together in the first week. I could decide how to model it, and was told early where my assumption was wrong.',
    'The brief changed once when the survey came in, and the days were moved with it. I would have liked one visit to the site more.',
  ],
  Electrical: [
    'I had a bench of my own and a person to ask. The review of my layout said what was good too, so I knew what to keep.',
    'The problem was as interesting as described. My access to the laboratory ran out twice, and it took a few days each time.',
  ],
};

const companySteps: readonly Omit<ToldEvaluation, 'words'>[] = [
  { steps: steps(4, 4, 4, 4, 3), because: none },
  { steps: steps(3, 3, 4, 4, 3), because: none },
  {
    steps: steps(5, 5, 4, 4, 5),
    because: {
      ...none,
      result: 'We use it every week, and it does one thing that we had not asked for.',
      reliability: 'Every day was met; the one exam week was moved a month ahead.',
      initiative: 'Showed us a case that our own check had missed for years.',
    },
  },
  { steps: steps(4, 3, 3, 5, 4), because: { ...none, learning: 'No remark came twice.' } },
];
const studentSteps: readonly Omit<ToldEvaluation, 'words'>[] = [
  {
    steps: steps(4, 4, 5, 4, 4),
    because: {
      ...none,
      communication: 'Every review said what was good, what to change, and why.',
    },
  },
  { steps: steps(4, 2, 3, 4, 3), because: none },
  {
    steps: steps(4, 4, 4, 5, 5),
    because: {
      ...none,
      learning: 'Somebody sat beside me for an afternoon, and I have done it alone since.',
      initiative: 'My own way was taken, after I had shown both on one page.',
    },
  },
  { steps: steps(3, 3, 3, 4, 3), because: none },
];

/** What both sides write about each other at the end of work of a type: not all alike, and the same at every filling. */
export function evaluationsOf(
  type: EngineeringType,
  nth: number,
): Record<'student' | 'company', ToldEvaluation> {
  return {
    company: { ...companySteps[nth % 4]!, words: ofCompany[type][nth % 2]! },
    student: { ...studentSteps[(nth + 2) % 4]!, words: ofStudent[type][nth % 2]! },
  };
}

/** What both sides tell the office of work that has ended early. */
export const endWords = {
  student:
    'I had taken on too much beside two exams, and said so late. They were patient about it.',
  company:
    'Nothing came after the second week. We asked twice; an answer, even a short one, would have kept the place.',
} as const;
