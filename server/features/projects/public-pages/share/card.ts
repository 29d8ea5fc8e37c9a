import { initialsOf } from '../../../../../src/contract/companies/company-words.ts';
import { daysOf } from '../../../../../src/contract/projects/condition-words.ts';
import type { Project } from '../../../../../src/contract/projects/projects.ts';
import { listedAtMost, type PublicCompany } from '../read.ts';
import { closedBecause, deadlineOf, placesFree } from '../words.ts';

/** Picture for shared links, from top to bottom. */
export interface Card {
  /** One or two letters of the company's name. */
  readonly initials: string;
  readonly above: string;
  readonly heading: string;
  readonly facts: readonly string[];
}

/** A project's card, like its page. */
export function cardOfProject(project: Project, timeZone: string): Card {
  const { title, companyName, engineeringType, duration } = project;
  const closed = closedBecause(project, timeZone);
  const free = placesFree(project);
  const applying = closed
    ? [closed.replace(/\.$/, '')]
    : [`${free} ${free === 1 ? 'place' : 'places'} free`, deadlineOf(project, timeZone) ?? ''];
  return {
    initials: initialsOf(companyName),
    above: companyName,
    heading: title,
    facts: [engineeringType, daysOf(duration), ...applying].filter(Boolean),
  };
}

/** A company's card, like its page. */
export function cardOfCompany({ name, industry, size, verified, open }: PublicCompany): Card {
  const number = open.length === listedAtMost ? `${listedAtMost} or more` : `${open.length}`;
  const projects = `${number} open ${open.length === 1 ? 'project' : 'projects'}`;
  return {
    initials: initialsOf(name),
    above: industry,
    heading: name,
    facts: [
      `${size} people`,
      verified ? 'Verified company' : '',
      open.length > 0 ? projects : '',
    ].filter(Boolean),
  };
}
