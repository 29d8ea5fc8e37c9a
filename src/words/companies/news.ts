import type { companyEventKinds } from '../../contract/companies/events.ts';
import type { Reader } from '../../contract/events/event.ts';
import type { LinkedEvent, NewsWords } from '../told.ts';

/** The names that events of a company are told with, as its record has them now. */
export interface CompanyNames {
  readonly company: string;
  readonly recruiter: string;
  readonly email: string;
  /** The company whose name is nearly the same; null for none, and for one that is gone. */
  readonly near: string | null;
}

export const companyNews = {
  'company registered': {
    admin: ({ names: { company, recruiter, email, near } }) => ({
      title: 'New company',
      message: `${company} has registered (${recruiter}, ${email}) and is waiting to be verified.${near ? ` Its name is nearly that of ${near}, which is verified.` : ''}`,
    }),
  },
  'near name taken': {
    admin: ({ names: { company, near } }) => ({
      title: 'A name like a verified company’s',
      message: `${company} has taken this name, which is nearly that of ${near ?? 'another company'}. What it posts waits for approval; what it has posted stays open.`,
    }),
  },
  'company verified': {
    company: () => ({
      title: 'Your company has been verified',
      message: 'Students now see a verified mark next to your name.',
    }),
  },
  'university domain proved': {
    admin: ({ facts: { domain, isEarlier }, names: { company } }) => ({
      title: 'A company has confirmed a university’s domain',
      message: `${company} ${isEarlier ? `confirmed ${domain} earlier` : `has confirmed ${domain}`}. It is a mail domain of a university, so the company can use it only if you allow it.`,
    }),
  },
  'domain reviewed again': {
    company: ({ facts: { domain } }) => ({
      title: `${domain} is being reviewed again`,
      message: `${domain} has become a mail domain of a university. It appears beside your name again if the programme’s office allows it.`,
    }),
  },
  'domain allowed': {
    company: ({ facts: { domain } }) => ({
      title: `${domain} appears beside your name`,
      message: `The programme’s office has decided that ${domain} can be used by your company, although it is a university’s mail domain.`,
    }),
  },
  'domain refused': {
    company: ({ facts: { domain } }) => ({
      title: `${domain} does not appear beside your name`,
      message: `The programme’s office has decided that ${domain} is a university’s, so your company cannot use it. Confirm a domain of your own.`,
    }),
  },
  'invitation declined': {
    company: ({ facts: { name, email } }) => ({
      title: 'An invitation was declined',
      message: `${name} does not join with the address ${email}. You can invite them at another one.`,
    }),
  },
  'asked to join': {
    company: ({ facts: { name, email } }) => ({
      title: 'Somebody asks to join',
      message: `${name} (${email}) asks to join your company. The address is confirmed.`,
    }),
  },
} satisfies NewsWords<typeof companyEventKinds, CompanyNames>;

const pages: Partial<Record<LinkedEvent['kind'], string>> = {
  'company verified': 'company-panel',
  'invitation declined': 'team',
  'asked to join': 'team',
};

/** Page with more about a company: its record, or its own pages. */
export function companyLink({ kind, aboutId, facts }: LinkedEvent, reader: Reader): string {
  if (reader !== 'admin') return `/company/${pages[kind] ?? 'profile'}`;
  if (kind !== 'company registered') return `/admin/company?company=${aboutId}`;
  const { name } = facts as { readonly name: string };
  return `/admin/manage-company?${new URLSearchParams({ verified: 'false', search: name })}`;
}
