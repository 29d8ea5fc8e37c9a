import { untilWords, written } from '../../../../src/contract/dates.ts';
import {
  conditionFacts,
  daysOf,
  type Fact,
  payWords,
} from '../../../../src/contract/projects/condition-words.ts';
import type { Project } from '../../../../src/contract/projects/projects.ts';
import { skillsIn } from '../../../../src/contract/projects/skill-list.ts';
import { whyNot } from '../../../../src/machines/lifecycle/applying.ts';
import { type Html, html } from './html.ts';

/** A day as people read it. Pages are the same for all, so days are the programme's. */
const dayIn =
  (timeZone: string) =>
  (at: Date): string =>
    written(at, '3 March 2031', timeZone);

const until = (deadline: string, timeZone: string): string =>
  untilWords(new Date(deadline), dayIn(timeZone), timeZone);

export const deadlineOf = (
  { deadline }: Pick<Project, 'deadline'>,
  timeZone: string,
): string | null => deadline && `Apply by ${until(deadline, timeZone)}`;

/** Explains why nobody can apply; null if they can. */
export const closedBecause = (project: Project, timeZone: string): string | null =>
  project.applying === 'open' ? null : whyNot(project.applying, project, dayIn(timeZone));

/** A line breaks after the dot, never before it. */
export const between = '\u00a0· ';

/** Engineering type, duration, location and pay on one line. */
export const inALine = ({ engineeringType, duration, location, pay }: Project): string =>
  [engineeringType, daysOf(duration), location, pay && payWords(pay)].filter(Boolean).join(between);

export const placesFree = ({
  places,
  placesTaken,
}: Pick<Project, 'places' | 'placesTaken'>): number => Math.max(places - placesTaken, 0);

/** Everything about a project that is a fact and no prose. */
export function factsOf(project: Project, timeZone: string): Fact[] {
  const { engineeringType, duration, location, places, deadline } = project;
  return [
    { name: 'Engineering type', value: engineeringType },
    { name: 'Duration', value: daysOf(duration) },
    { name: 'Location', value: location },
    ...conditionFacts(project),
    { name: 'Places', value: `${placesFree(project)} of ${places} free` },
    ...(deadline ? [{ name: 'Deadline', value: until(deadline, timeZone) }] : []),
  ];
}

export const skillList = (skills: string): Html | null => {
  const named = skillsIn(skills);
  if (named.length === 0) return null;
  return html`<ul class="chips" aria-label="Skills">${named.map((skill) => html`<li class="chip">${skill}</li>`)}</ul>`;
};
