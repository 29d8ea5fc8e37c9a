import type { EngineeringType } from '../../../../src/contract/accounts/people.ts';
import { written } from '../../../../src/contract/dates.ts';
import { excerptOf } from '../../../../src/contract/words/excerpt.ts';

declare module '../../../platform/drawing/drawings.ts' {
  interface Drawable {
    'badge as PNG': AchievementFacts;
    'badge as SVG': AchievementFacts;
    'mark of a badge': AchievementFacts;
    certificate: CredentialFacts;
    'code for wallets': Pick<CredentialFacts, 'credentialUrl'>;
    'JSON Resume': { readonly facts: PortfolioFacts; readonly day: string };
    resume: { readonly facts: PortfolioFacts; readonly day: string };
  }
}

type Outcome = 'Completed' | 'Completed with distinction';

/** An achievement, without a person. */
export interface AchievementFacts {
  readonly achievementId: number;
  readonly engineeringType: EngineeringType;
  readonly title: string;
  readonly companyName: string;
  readonly programme: string;
  /** Null for the achievement itself, which nobody has yet. */
  readonly outcome: Outcome | null;
  readonly isDemo: boolean;
  /** The day on which its issuer took it back; null where that was never done. */
  readonly revokedOn: string | null;
}

/** Days are `YYYY-MM-DD`, addresses are whole. */
export interface CredentialFacts extends AchievementFacts {
  /** A UUID. */
  readonly id: string;
  /** The page that checks the credential. */
  readonly verifyUrl: string;
  /** Address of the signed credential. */
  readonly credentialUrl: string;
  readonly outcome: Outcome;
  readonly studentName: string;
  readonly issuedOn: string;
  readonly finishedOn: string;
  /** Skills confirmed by the company. */
  readonly skills: readonly string[];
}

export interface PortfolioFacts {
  /** As in its address. */
  readonly name: string;
  readonly url: string;
  readonly programme: string;
  readonly studentName: string;
  readonly university: string | null;
  /** Discipline, year and university. */
  readonly studies: readonly string[];
  /** An email address and links, as the student chose. */
  readonly contact: readonly string[];
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
  /** Description of the project in plain words. */
  readonly description: string;
  readonly companyName: string;
  readonly from: string;
  readonly to: string;
  readonly outcome: string;
  readonly deliveries: readonly { readonly title: string }[];
  /** Shown with the supervisor's permission; without a name once that person is gone. */
  readonly words: { readonly text: string; readonly by: string | null } | null;
  readonly credentialUrl: string | null;
}

const lineAtMost = 200;

/** A project's description for a résumé, in whole sentences if it has any. */
export function inALine({ description }: Pick<FinishedProject, 'description'>): string {
  const whole = excerptOf(description, lineAtMost);
  const end = whole.lastIndexOf('. ');
  return whole.endsWith('…') && end > 0 ? whole.slice(0, end + 1) : whole;
}

/** `2031-05-04` as people read it: 4 May 2031. */
export const dayInWords = (day: string): string => written(day, '3 March 2031', 'UTC');

/** First line of a picture or page that proves nothing; null if it is valid. */
export const noticeOf = ({ isDemo, revokedOn }: AchievementFacts): string | null => {
  if (revokedOn !== null) return `Revoked on ${dayInWords(revokedOn)}`;
  return isDemo ? 'Demo: proves nothing' : null;
};
