import { inALine, type PortfolioFacts } from './facts.ts';

/** A portfolio as [JSON Resume](https://jsonresume.org/schema) 1.0.0. `day` is `YYYY-MM-DD`, today. */
export function jsonResume(facts: PortfolioFacts, day: string) {
  const { studentName, url, programme, university, contact, about, skills, projects } = facts;
  const isLink = (one: string) => one.includes('://');
  const email = contact.find((one) => !isLink(one));
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: studentName,
      url,
      summary: about,
      ...(email && { email }),
      profiles: contact.filter(isLink).map((one) => ({ network: new URL(one).host, url: one })),
    },
    education: university ? [{ institution: university, area: facts.studies[0] }] : [],
    projects: projects.map(
      ({ title, description, companyName, from, to, outcome, deliveries, credentialUrl }) => ({
        name: title,
        description: [outcome, inALine({ description })].filter(Boolean).join('. '),
        entity: companyName,
        startDate: from,
        endDate: to,
        highlights: deliveries.map(({ title }) => title),
        ...(credentialUrl && { url: credentialUrl }),
      }),
    ),
    skills: skills.map(({ name, proofs }) => ({
      name,
      keywords: proofs.map(({ title }) => title),
    })),
    certificates: projects
      .filter(({ credentialUrl }) => credentialUrl)
      .map(({ title, to, credentialUrl }) => ({
        name: title,
        date: to,
        issuer: programme,
        url: credentialUrl,
      })),
    references: projects.flatMap(({ words, companyName }) =>
      words ? [{ name: words.by ?? companyName, reference: words.text }] : [],
    ),
    meta: { canonical: url, version: 'v1.0.0', lastModified: `${day}T00:00:00Z` },
  };
}
