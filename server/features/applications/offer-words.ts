import { deadlineInWords } from '../../../src/contract/deadlines.ts';

interface Offer {
  readonly title: string;
  readonly company: string;
  /** When it ends, unless it is answered. */
  readonly until: Date;
  /** Zone of the programme. */
  readonly timeZone: string;
  /** Written by the company; may be empty. */
  readonly note: string;
}

export const offerHeading = (title: string): string => `You have an offer: “${title}”`;

/** An offer as its student reads it: whose it is, until when it can be answered, and the company’s own words. */
export const offerInWords = ({ title, company, until, timeZone, note }: Offer): string =>
  `${company} offers you a place in “${title}”. Accept or decline by ${deadlineInWords(until, timeZone)}; after that the offer ends. Once you have opened it, ${company} cannot take it back.${note && `\n\n${company} writes: “${note}”`}`;
