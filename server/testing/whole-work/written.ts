/** What people write while a whole programme of work is played; nobody else writes anything. */
export const written = {
  plan: 'First thoughts.',
  change: 'Later, please.',
  agreed: 'Good.',
  blocked: 'The site is closed.',
  answered: 'It opens on Friday.',
  asked: 'An exam.',
  refused: 'The fair is fixed.',
  offered: 'Three days.',
  granted: 'Stay dry.',
  given: 'The strike.',
  letter: 'Shall we meet?',
  objection: 'Levels are missing.',
  waived: 'No clay.',
  thanks: 'Thank you all.',
  decided: 'Little was there.',
  redecided: 'It was there.',
  ended: 'We agreed.',
  file: 'Notes.txt',
} as const;

/** All texts in a value of JSON. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};
