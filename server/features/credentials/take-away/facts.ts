import type { EngineeringType } from '../../../../src/contract/accounts/people.ts';
import { excerptOf } from '../../../../src/contract/excerpt.ts';

type Outcome = 'Completed' | 'Completed with distinction';

/** What can be achieved, by whomever. */
export interface AchievementFacts {
  readonly achievementId: number;
  readonly engineeringType: EngineeringType;
  readonly title: string;
  readonly companyName: string;
  readonly programme: string;
  /** Null for the achievement itself, which nobody has yet. */
  readonly outcome: Outcome | null;
  readonly isDemo: boolean;
}

/** Days are `YYYY-MM-DD`, addresses are whole. */
export interface CredentialFacts extends AchievementFacts {
  /** A UUID. */
  readonly id: string;
  /** The page that checks the credential. */
  readonly verifyUrl: string;
  /** Where the signed credential itself is read. */
  readonly credentialUrl: string;
  readonly outcome: Outcome;
  readonly studentName: string;
  readonly issuedOn: string;
  readonly finishedOn: string;
  readonly hours: number | null;
  /** Those the company has confirmed. */
  readonly skills: readonly string[];
}

/** What a portfolio shows to everybody, in its order. */
export interface PortfolioFacts {
  /** As in its address. */
  readonly name: string;
  readonly url: string;
  readonly programme: string;
  readonly studentName: string;
  readonly university: string | null;
  readonly about: string;
  readonly skills: readonly ProvenSkill[];
  readonly projects: readonly FinishedProject[];
}

interface ProvenSkill {
  readonly name: string;
  readonly proofs: readonly { readonly title: string; readonly url: string }[];
}

export interface FinishedProject {
  readonly title: string;
  readonly companyName: string;
  readonly from: string;
  readonly to: string;
  readonly outcome: string;
  readonly deliveries: readonly Delivery[];
  /** Of the supervisor, who has agreed to it; of nobody by name once that person is gone. */
  readonly words: { readonly text: string; readonly by: string | null } | null;
  readonly credentialUrl: string | null;
}

interface Delivery {
  readonly title: string;
  /** Markdown. */
  readonly words: string;
}

/** A delivery as a résumé tells of it. */
export const deliveryInALine = ({ title, words }: Delivery): string =>
  [title, excerptOf(words, 300)].filter(Boolean).join(': ');

/** What everything made from a demo credential says. */
export const demoWords = 'Demo: proves nothing';

/** `2031-05-04` as people read it: 4 May 2031. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
