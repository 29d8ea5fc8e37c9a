/** Authors of evaluations: each side evaluates the other. */
export const sides = ['student', 'company'] as const;
export type Side = (typeof sides)[number];

/** Dimensions in both directions; the steps describe each for the side evaluated. */
export const dimensions = [
  'result',
  'reliability',
  'communication',
  'learning',
  'initiative',
] as const;
export type Dimension = (typeof dimensions)[number];

/** The lowest and the highest step; each is one observable sentence. */
export const lowest = 1;
export const highest = 5;

interface Asked {
  readonly title: string;
  /** Descriptions of the steps, lowest first. */
  readonly steps: string[];
}
export type Rubric = Record<Dimension, Asked>;

/** A version of the questions. An evaluation keeps the number of its own. */
export interface RubricVersion extends Record<Side, Rubric> {
  readonly version: number;
}

/** Questions to the company about the student. */
const aboutStudent: Rubric = {
  result: {
    title: 'Result',
    steps: [
      'Little of what was agreed was handed in, or it could not be used.',
      'Parts could be used once we had reworked them ourselves.',
      'What was agreed was delivered, after several rounds of changes.',
      'What was agreed was delivered, and worked after small changes.',
      'What was delivered worked as it was, and did more than was agreed.',
    ],
  },
  reliability: {
    title: 'Reliability',
    steps: [
      'Missed most days without telling us.',
      'Missed days, and told us only when we asked.',
      'Met about half of the days, and asked for more time before the others.',
      'Met nearly every day, and told us early of the one that slipped.',
      'Met every day that was agreed, or moved it well before.',
    ],
  },
  communication: {
    title: 'Communication',
    steps: [
      'We did not know what was going on, and questions went unanswered.',
      'Answered when asked twice; what was written needed explaining.',
      'Answered within a few days, and said what was done.',
      'Told us by themselves what was done, what came next and what was in the way.',
      'Anybody here could follow the work from what was written, decisions and reasons included.',
    ],
  },
  learning: {
    title: 'Learning',
    steps: [
      'The same mistakes came back after they had been pointed out.',
      'Took up a suggestion when it was repeated.',
      'Took up what was pointed out, in the next version.',
      'Took up suggestions and used them elsewhere in the work too.',
      'Found out alone what was missing, learnt it, and showed us something new.',
    ],
  },
  initiative: {
    title: 'Initiative',
    steps: [
      'Waited to be told each step.',
      'Began the next step after a reminder.',
      'Went on alone once the way was clear.',
      'Proposed how to go on, and compared ways before choosing one.',
      'Saw a problem that nobody had named, and brought a tested answer.',
    ],
  },
};

/** Questions to the student about the company and the supervisor. */
const aboutCompany: Rubric = {
  result: {
    title: 'The project',
    steps: [
      'The work was not what the project had described.',
      'It changed so often that much of what I did was thrown away.',
      'It was mostly what was described, and changes were agreed.',
      'It was what was described, and it was clear what it was for.',
      'It was what was described, and I saw the result being used.',
    ],
  },
  reliability: {
    title: 'Reliability',
    steps: [
      'Reviews and answers did not come, or only after the programme stepped in.',
      'Reviews came so late that I lost weeks.',
      'Most reviews came within about a week.',
      'Reviews came within the days that were agreed.',
      'Reviews came early, and everything I needed was ready on the first day.',
    ],
  },
  communication: {
    title: 'Feedback',
    steps: [
      'I was told what was wrong but never what would be right.',
      'Feedback was general, and I had to guess what to change.',
      'Feedback said what to change.',
      'Feedback said what to change and why.',
      'Feedback said what to change, why, and what was already good.',
    ],
  },
  learning: {
    title: 'Learning',
    steps: [
      'I did nothing that I could not do before.',
      'I practised what I knew.',
      'I learnt something that belongs to my field.',
      'I learnt something that I could not have learnt in a course.',
      'Somebody took the time to teach me, and I can now do it alone.',
    ],
  },
  initiative: {
    title: 'Room for ideas',
    steps: [
      'My suggestions were not answered.',
      'My suggestions were heard, and nothing came of them.',
      'Some of my suggestions were taken up.',
      'I was asked what I would do, and could decide parts myself.',
      'I decided how to solve it, with somebody to ask when I was stuck.',
    ],
  },
};

/**
 * Used until the programme has questions of its own, which follow version 1. Version 0 had no steps, only one closing
 * sentence.
 */
export const builtInRubric: RubricVersion = {
  version: 1,
  company: aboutStudent,
  student: aboutCompany,
};
