import { type CredentialFacts, demoWords } from './facts.ts';

/** Where LinkedIn asks somebody signed in whether to add this to the profile ([fields](docs/credentials.md)). */
export function addToLinkedIn(facts: CredentialFacts): string {
  const [year, month] = facts.issuedOn.split('-');
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: `${facts.isDemo ? `${demoWords}. ` : ''}${facts.title}, for ${facts.companyName}`,
    organizationName: facts.programme,
    issueYear: year!,
    issueMonth: String(Number(month)),
    certUrl: facts.verifyUrl,
    certId: facts.id,
  };
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `https://www.linkedin.com/profile/add?${query.join('&')}`;
}
