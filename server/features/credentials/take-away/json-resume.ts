import { deliveryInALine, type PortfolioFacts } from './facts.ts';

/** A portfolio as [JSON Resume](https://jsonresume.org/schema) 1.0.0. `day` is `YYYY-MM-DD`, today. */
export function jsonResume(facts: PortfolioFacts, day: string) {
  const { studentName, url, programme, university, about, skills, projects } = facts;
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: { name: studentName, url, summary: about },
    education: university ? [{ institution: university }] : [],
    projects: projects.map(
      ({ title, companyName, from, to, outcome, deliveries, credentialUrl }) => ({
        name: title,
        description: outcome,
        entity: companyName,
        startDate: from,
        endDate: to,
        highlights: deliveries.map(deliveryInALine),
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
