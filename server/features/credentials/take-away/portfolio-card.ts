import { initialsOf } from '../../../../src/contract/companies/company-words.ts';
import type { Card } from '../../projects/public-pages/share/card.ts';
import type { PortfolioFacts } from './facts.ts';

export function cardOfPortfolio(facts: PortfolioFacts): Card {
  const { studentName, university, programme, projects, skills } = facts;
  const proven = projects.filter(({ credentialUrl }) => credentialUrl).length;
  return {
    initials: initialsOf(studentName),
    above: university ?? programme,
    heading: studentName,
    facts: [
      counted(projects.length, 'project completed', 'projects completed'),
      counted(proven, 'credential', 'credentials'),
      counted(skills.length, 'skill proven', 'skills proven'),
    ].filter(Boolean),
  };
}

const counted = (number: number, one: string, many: string): string =>
  number === 0 ? '' : `${number} ${number === 1 ? one : many}`;
