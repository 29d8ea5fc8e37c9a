/** What students hand in, by the title of the milestone, and what companies say to it. */
export const deliveryWords: Readonly<Record<string, readonly string[]>> = {
  'Kick-off note': [
    'I will start from the drawings of 2019 and check them against the site photographs before I draw anything new.\n\n**What I need:** the survey file, and ten minutes with whoever knows the east side.\n\n**Not sure of:** whether the old datum still holds.',
    'Three parts: understand what is there, try two ways on paper, build the better one.\n\n- Week one: read everything, make a list of questions\n- Then one page for each way, with its weak point\n\nOpen question: who uses the result every day?',
  ],
  Concept: [
    'Two ways were worth drawing.\n\n1. **Reuse what is there.** Cheaper, but it keeps the step at the door.\n2. **Begin anew on the same axes.** One week more, no step.\n\nI chose the second: the first would be asked about again in a year. The third idea, a ramp outside, fails on the slope (1 in 9).',
    'The core is one table of states and one of what may follow. Everything else reads them.\n\nI left the event queue for later: at forty changes a day nobody would notice it, and it doubles what can go wrong.',
  ],
  'Half-way version': [
    'The hard part runs: all thirty sample cases come out as the hand calculation says, the largest difference is 0.4 %.\n\nStill in outline: the report, and what happens with a missing value.',
  ],
  'First version': [
    'Everything is there once. Known gaps:\n\n- The legend is missing on sheet 4\n- Times are local, not UTC\n- I have not tried it with more than 200 rows\n\nPlease look at the order of the screens first: changing that later is dear.',
    'Complete, and tried with last month’s figures. Two things I would like a second pair of eyes on: the rounding on page 3, and the name of the last column.',
  ],
  'Final delivery': [
    'The result with a note on how to use it. The note fits on one page, and my flatmate, who studies law, followed it without asking.\n\nWhat I would do next is at the end of the note.',
    'Final version. Since the first one: legend added, times in UTC, tried with 5,000 rows (1.8 s).\n\nThank you for the two reviews; the second one saved me a week.',
  ],
};

export const changesAsked = [
  'Good structure. Two things before this is done: the load on the east side is taken from the old table, and the sketch on page 2 has no scale. Everything else can stay.',
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
    'The figures of page 2 are from before Friday. I have measured again since, and the east side comes out 4 % higher; it is in our folder. I would rather wait a day and hand in those.',
} as const;

export const reasonsForTime = [
  'Two exams fall into the same week. With four days more I can do this properly, and not at night.',
  'The measurements of the east side came a week late, and I would rather use them than guess.',
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
