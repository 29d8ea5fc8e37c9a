import { initialsOf } from '../../../../src/contract/companies/company-words.ts';
import type { Card } from '../../projects/public-pages/share/card.ts';
import { painted } from '../../projects/public-pages/share/pictures.ts';
import type { PortfolioFacts } from './facts.ts';

/**
 * What a shared link to a portfolio shows: a card on the site's blue sheet, `frame/sheet.png` of the built site.
 * @returns null when the faces lack one of its letters: then the picture of all links is shown
 */
export async function sharePicture(facts: PortfolioFacts, sheet: Buffer): Promise<Buffer | null> {
  // With its faces it takes 60 MB, which a server that nobody asks for a picture does without.
  const { letter } = await import('../../projects/public-pages/share/lettering.ts');
  const lettering = await letter(cardOf(facts));
  if (!lettering) return null;
  return painted(sheet, lettering);
}

function cardOf(facts: PortfolioFacts): Card {
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
