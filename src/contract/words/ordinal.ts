import { lazily } from '../lazily.ts';

const rules = lazily(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Record<string, string>;

/** 1st, 2nd, 3rd, 4th, 11th, 21st: as server and screens both say it. */
export const ordinal = (number: number): string => `${number}${endings[rules().select(number)]}`;
