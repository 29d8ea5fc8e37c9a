import type { Digest, SavedSearch } from '../../../../contract/projects/saved-searches.ts';

/** Frequencies of mails with new projects, to choose from. */
export const digestChoices: readonly { value: Digest; label: string }[] = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'off', label: 'Off' },
];

export const digestState: Record<Digest, string> = {
  daily: 'Emailed daily',
  weekly: 'Emailed weekly',
  off: 'No emails',
};

const afterSaving: Record<Digest, string> = {
  daily: 'We email you new projects, at most once a day.',
  weekly: 'We email you new projects once a week.',
  off: 'Find it under “Saved searches”.',
};

export const savedAs = ({ name, digest }: Pick<SavedSearch, 'name' | 'digest'>): string =>
  `“${name}” saved. ${afterSaving[digest]}`;
