import type { credentialEventKinds } from '../../contract/credentials/events.ts';
import type { LinkedEvent, NewsWords } from '../told.ts';

/** The names that events of credentials are told with, as their records have them now. */
export interface CredentialNames {
  /** The work that it proves. */
  readonly title: string;
}

export const credentialNews = {
  'credential issued': {
    student: ({ names: { title } }) => ({
      title: 'Your credential is here',
      message: `It proves “${title}”. Download it, or show it to whoever asks.`,
    }),
  },
  'credential revoked': {
    student: ({ facts: { because, mayBeRenewed }, names: { title } }) => ({
      title: 'Your credential has been revoked',
      message: `The programme’s office has revoked the credential for “${title}”: ${because}${mayBeRenewed ? ' You can get another one.' : ''}`,
    }),
  },
  'credential renewable': {
    student: ({ names: { title } }) => ({
      title: 'You can get a new credential',
      message: `The programme’s office allows new credentials for “${title}”.`,
    }),
  },
  'credential final': {
    student: ({ names: { title } }) => ({
      title: 'Your credential stays as it is',
      message: `The programme’s office has stopped new credentials for “${title}”.`,
    }),
  },
} satisfies NewsWords<typeof credentialEventKinds, CredentialNames>;

/** The proof in the student’s room; empty if the work is gone. */
export function credentialLink({ facts }: LinkedEvent): string {
  const { engagement } = facts as { readonly engagement: number | null };
  return engagement === null ? '' : `/student/work?engagement=${engagement}#proof`;
}
