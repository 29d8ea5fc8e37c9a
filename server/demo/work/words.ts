/** What companies say to what was handed in. */
export const changesAsked = [
  'Good structure. Two things before this is done: one figure is taken from the old table, and the sketch on page 2 says nothing of its scale. Everything else can stay.',
  'I follow it up to the second list. Please say for each way what it costs us to run, even roughly, and which one you would take yourself.',
];

/** What they say besides of its first line. */
export const ofFirstLine =
  'Say in half a sentence why, for whoever reads this without having talked to you.';

export const approvals = [
  'Clear and complete. Go on like this.',
  'This answers what we asked, and one thing we had forgotten to ask.',
  '',
];

/** What the plan of a team comes with, and what a mate says against what was handed in for both. */
export const teamWords = {
  plan: 'One plan for the two of you. The kick-off note is everybody’s own; all else one of you hands in for both.',
  objection:
    'The figures of page 2 are from before Friday. I have measured again since, and they come out 4 % higher; it is in our folder. I would rather wait a day and hand in those.',
} as const;

export const reasonsForTime = [
  'Two exams fall into the same week. With four days more I can do this properly, and not at night.',
  'The measurements came a week late, and I would rather use them than guess.',
];

const noReasons = { result: '', reliability: '', communication: '', learning: '', initiative: '' };

/** What the demo company has written about the demo student’s completed work. */
export const demoEvaluation = {
  steps: { result: 5, reliability: 4, communication: 5, learning: 4, initiative: 5 },
  because: {
    ...noReasons,
    result:
      'Thirty of thirty connections agree with our own calculation, and two of ours were wrong.',
    communication: 'Our second engineer took over the folder without asking a single question.',
    initiative: 'Found that the old sheet rounded the bolt spacing, and showed it on three joints.',
  },
  words:
    'Thirty of thirty connections agree. The notes beside each step are better than ours, and we have taken over the way they are written.',
  skills: [
    { name: 'Python', milestone: 3 },
    { name: 'Eurocode 3', milestone: 2 },
    { name: 'Testing', milestone: 4 },
  ],
  answer: 'Thank you. The rounding was luck at first; then I went looking for it.',
} as const;

/** What another company writes of work that the demo student completed before. */
export const earlierEvaluation = {
  steps: { result: 5, reliability: 5, communication: 4, learning: 5, initiative: 4 },
  because: {
    ...noReasons,
    result: 'Two of our editors who do not see have used nothing else since.',
    reliability: 'Each version came on its day.',
    learning: 'Had never used a screen reader before; by the third week was teaching us.',
  },
  words:
    'Every control can be reached and heard now, and the order is the one that people who cut sound think in. She tried each version with the screen switched off before she sent it.',
  skills: [
    { name: 'Accessibility', milestone: 3 },
    { name: 'User testing', milestone: 4 },
    { name: 'Qt', milestone: 3 },
  ],
} as const;

/** Why the office has decided that work was not completed, and what its student says against it. */
export const notCompletedWords = {
  because:
    'The final delivery is the first version under a new title, and nothing in it says that it was tried.',
  objection:
    'The final version replaced the first one on the same sheets, which is why they look alike. It was tried on both machines in the last week; the figures are on sheet 6.',
};

/** What students say of a week, and what companies answer where it helps. */
export const checkInWords = {
  'On track': [
    { sentence: '', answer: null },
    {
      sentence: 'The first half is drawn; on Monday I check it against the photographs.',
      answer: null,
    },
    { sentence: 'Everything from the review is in, the rest follows next week.', answer: null },
    {
      sentence: 'A slow week with two exams, still within the plan.',
      answer: 'Good luck with them.',
    },
  ],
  'Need help': [
    {
      sentence:
        'Two figures in the old table contradict each other; which one do you use yourselves?',
      answer: 'The one from 2021; I have put the source into the folder.',
    },
    {
      sentence:
        'I cannot tell who reads the report in the end, so I cannot decide how long it should be.',
      answer: 'The site manager, on a phone: two pages at most.',
    },
  ],
  Blocked: [
    {
      sentence: 'My access to the test machine ended on Tuesday, and nothing runs without it.',
      answer: 'It works again until the end of your project.',
    },
  ],
} as const;
