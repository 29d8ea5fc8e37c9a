import {
  conditionFacts,
  daysOf,
  type Fact,
  payWords,
} from '../../../../src/contract/projects/condition-words.ts';
import type { Project } from '../../../../src/contract/projects/projects.ts';
import { skillsIn } from '../../../../src/contract/projects/skill-list.ts';
import { projectStatusLabels } from '../../../../src/contract/projects/statuses.ts';
import { type Html, html } from './html.ts';

/** A day of the wire as people read it. Pages are the same for all, so days are UTC's. */
const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );

export const deadlineOf = ({ deadline }: Pick<Project, 'deadline'>): string | null =>
  deadline && `Apply by ${dayOf(deadline)}`;

/** Why nobody can apply, or null. */
export const closedBecause = ({ applying, status, opensAt }: Project): string | null =>
  ({
    open: null,
    'not-open': `Not open for registration: ${projectStatusLabels[status]}.`,
    'applying-not-begun': opensAt ? `Applications open on ${dayOf(opensAt)}.` : null,
    'applying-ended': 'Applications have closed.',
    'deadline-passed': 'The deadline to apply has passed.',
    'no-places-left': 'All places are taken.',
  })[applying];

/** A line breaks after the dot, never before it. */
export const between = '\u00a0· ';

/** What one wants to know first. */
export const inALine = ({ engineeringType, duration, location, pay }: Project): string =>
  [engineeringType, daysOf(duration), location, pay && payWords(pay)].filter(Boolean).join(between);

/** How many can still be taken. */
export const placesFree = ({
  places,
  placesTaken,
}: Pick<Project, 'places' | 'placesTaken'>): number => Math.max(places - placesTaken, 0);

/** Everything about a project that is a fact and no prose. */
export function factsOf(project: Project): Fact[] {
  const { engineeringType, duration, location, places, deadline } = project;
  return [
    { name: 'Engineering type', value: engineeringType },
    { name: 'Duration', value: daysOf(duration) },
    { name: 'Location', value: location },
    ...conditionFacts(project),
    { name: 'Places', value: `${placesFree(project)} of ${places} free` },
    ...(deadline ? [{ name: 'Deadline', value: dayOf(deadline) }] : []),
  ];
}

export const skillList = (skills: string): Html | null => {
  const named = skillsIn(skills);
  if (named.length === 0) return null;
  return html`<ul class="chips" aria-label="Skills">${named.map((skill) => html`<li class="chip">${skill}</li>`)}</ul>`;
};
