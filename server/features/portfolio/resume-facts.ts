import type { PortfolioFacts } from '../credentials/take-away/facts.ts';
import { portfolioAddress, skillsOf } from './page.ts';
import type { ShownPortfolio } from './shown.ts';

/** What a résumé and the picture of shared links say: the same as the page. */
export function resumeFacts(portfolio: ShownPortfolio, origin: string): PortfolioFacts {
  const { name, studentName, university, about, projects } = portfolio;
  const verify = (id: string) => `${origin}/verify/${id}`;
  return {
    ...{ name, studentName, university, about },
    programme: 'Trestle',
    url: `${origin}${portfolioAddress(name)}`,
    skills: skillsOf(projects).map((skill) => ({
      name: skill.name,
      proofs: skill.provedBy.map(({ id, title }) => ({ title, url: verify(id) })),
    })),
    projects: projects.map((project) => ({ ...project, credentialUrl: verify(project.id) })),
  };
}
