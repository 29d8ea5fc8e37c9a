import { written } from '../../../src/contract/dates.ts';
import { portfolioPage } from '../../../src/contract/portfolio/portfolio.ts';
import { excerptOf } from '../../../src/contract/words/excerpt.ts';
import type { PortfolioFacts } from '../credentials/take-away/facts.ts';
import type { Page } from '../projects/public-pages/frame.ts';
import { type Html, html } from '../projects/public-pages/html.ts';
import { markdown } from '../projects/public-pages/markdown.ts';
import type { ShownPortfolio, ShownProject } from './shown.ts';

const month = (day: string): string => written(day, 'March 2031', 'UTC');

/** `May 2031`, or from when until when. */
const monthsOf = ({ from, to }: Pick<ShownProject, 'from' | 'to'>): string =>
  month(from) === month(to) ? month(to) : `${month(from)} to ${month(to)}`;

/**
 * A student's page, as others see it.
 * @param key with which it is read while it is private
 */
export function portfolioPageOf(portfolio: ShownPortfolio, origin: string, key: string): Page {
  const { name, studentName, contact, about } = portfolio;
  const projects = withinReach(portfolio.projects);
  const { isPublished } = portfolio;
  const skills = skillsOf(projects);
  const address = portfolioPage(name);
  const query = isPublished ? '' : `?${new URLSearchParams({ key })}`;
  return {
    title: studentName,
    description: about
      ? excerptOf(about, 150)
      : `${studentName}, ${portfolio.engineeringType}: completed projects with verifiable credentials.`,
    address,
    picture: `${address}/share.png`,
    ...(!isPublished && { isPrivate: true as const }),
    main: html`
      <section class="page-sheet sheet project-sheet portfolio-sheet">
        <div class="container">
          <div>
            ${!isPublished && html`<p class="note">Private: only people with this link can open this page.</p>`}
            <h1>${studentName}</h1>
            <p class="lead">${studiesOf(portfolio).join(', ')}</p>
            ${contact.length > 0 && html`<ul class="portfolio-contact" aria-label="Contact">${contact.map((one) => html`<li><a href="${hrefOf(one)}">${one.replace(/^https?:\/\//, '')}</a></li>`)}</ul>`}
            ${about && html`<p class="portfolio-about">${about}</p>`}
          </div>
          ${
            projects.length > 0 &&
            html`
            <p class="acts no-print">
              <a class="btn btn-outline-primary" href="${address}/resume.pdf${query}">Résumé (PDF)</a>
              <a class="btn btn-outline-primary" href="${address}/resume.json${query}">JSON Resume</a>
            </p>`
          }
        </div>
      </section>
      <div class="container section portfolio">
        <section aria-labelledby="projects">
          <h2 id="projects">Completed projects</h2>
          ${
            projects.length === 0
              ? html`<p class="soft">Nothing is shown yet.</p>`
              : html`<ol class="portfolio-projects">${projects.map((project) => oneProject(project, origin))}</ol>`
          }
        </section>
        ${
          skills.length > 0 &&
          html`
          <section class="portfolio-skills" aria-labelledby="skills">
            <h2 id="skills">Skills, and what proves them</h2>
            <dl>${skills.map(oneSkill)}</dl>
          </section>`
        }
      </div>`,
  };
}

/** ‘Civil engineering’, ‘third year’, and where. */
const studiesOf = ({ engineeringType, collegeYear, university }: ShownPortfolio): string[] =>
  [`${engineeringType} engineering`, `${collegeYear.toLowerCase()} year`, university].filter(
    Boolean,
  );

const hrefOf = (contact: string): string =>
  contact.includes('://') ? contact : `mailto:${contact}`;

interface Skill {
  readonly name: string;
  readonly provedBy: readonly ReachedProject[];
}

/** Each skill once, with the projects that prove it; those with most proof first. */
function skillsOf(projects: readonly ReachedProject[]): Skill[] {
  const names = [...new Set(projects.flatMap(({ skills }) => skills))];
  return names
    .map((name) => ({ name, provedBy: projects.filter(({ skills }) => skills.includes(name)) }))
    .toSorted((one, other) => other.provedBy.length - one.provedBy.length);
}

const oneSkill = ({ name, provedBy }: Skill): Html => html`
  <div><dt>${name}</dt>
    <dd>${provedBy.map(({ id, title }) => html`<a href="#${id}">${title}</a>`)}</dd></div>`;

/** Limit of letters of all deliveries together, about fifty pages of a book. */
const wordsAtMost = 100_000;

interface ReachedProject extends Omit<ShownProject, 'deliveries'> {
  /** Without words where they would be too many: the credential has them. */
  readonly deliveries: readonly (Omit<ShownProject['deliveries'][number], 'words'> & {
    readonly words: string | null;
  })[];
}

function withinReach(projects: readonly ShownProject[]): ReachedProject[] {
  let left = wordsAtMost;
  return projects.map((project) => ({
    ...project,
    deliveries: project.deliveries.map(({ words, ...delivery }) => {
      left -= delivery.title.length + words.length;
      return { ...delivery, words: left >= 0 ? words : null };
    }),
  }));
}

function oneProject(project: ReachedProject, origin: string): Html {
  const { id, title, companyName, outcome, isDoubtful, skills, deliveries, words } = project;
  return html`
    <li id="${id}">
      <article class="portfolio-project" aria-labelledby="of-${id}">
        <img src="/credentials/${id}/mark.svg" alt="" width="96" height="96" loading="lazy">
        <div>
          <h3 id="of-${id}">${title}</h3>
          <p class="portfolio-where">${companyName}, ${monthsOf(project)}</p>
          <p class="portfolio-outcome"><strong>${outcome}</strong>
            <a href="/verify/${id}">Check the credential<span class="visually-hidden"> of ${title}</span></a>
            <span class="portfolio-printed">${origin}/verify/${id}</span></p>
          ${isDoubtful && html`<p>The key that signed its credential cannot be trusted: ask for a new one.</p>`}
          ${skills.length > 0 && html`<ul class="chips" aria-label="Skills">${skills.map((skill) => html`<li class="chip">${skill}</li>`)}</ul>`}
          ${words && wordsOf(words, companyName)}
          ${deliveries.length > 0 && html`<h4>Delivered</h4><div class="portfolio-deliveries">${deliveries.map((one) => oneDelivery(one, id))}</div>`}
        </div>
      </article>
    </li>`;
}

const wordsOf = (
  { text, by }: NonNullable<ShownProject['words']>,
  companyName: string,
): Html => html`
  <figure class="portfolio-words">
    <blockquote>${text}</blockquote>
    <figcaption class="note">${[by, companyName].filter(Boolean).join(', ')}</figcaption>
  </figure>`;

const oneDelivery = (
  { title, words, isInCredential }: ReachedProject['deliveries'][number],
  id: string,
): Html => {
  if (words === null)
    return isInCredential
      ? html`<p>${title}: <a href="/verify/${id}">read it with its credential</a></p>`
      : html`<p>${title}</p>`;
  return html`<details><summary>${title}</summary>${!isInCredential && html`<p class="note">Allowed after the credential was issued, which does not hold it.</p>`}${markdown(words)}</details>`;
};

const doubt = 'the key that signed its credential can no longer be trusted';

/** Takes the page's facts for a résumé and the picture of shared links. */
export function resumeFacts(portfolio: ShownPortfolio, origin: string): PortfolioFacts {
  const { name, studentName, university, contact, about, projects } = portfolio;
  const verify = (id: string) => `${origin}/verify/${id}`;
  return {
    ...{ name, studentName, university, contact, about },
    studies: studiesOf(portfolio),
    programme: 'Trestle',
    url: `${origin}${portfolioPage(name)}`,
    skills: skillsOf(projects).map((skill) => ({
      name: skill.name,
      proofs: skill.provedBy.map(({ id, title }) => ({ title, url: verify(id) })),
    })),
    projects: withinReach(projects).map((project) => ({
      ...project,
      deliveries: project.deliveries.flatMap(({ title, words }) =>
        words === null ? [] : [{ title, words }],
      ),
      outcome: project.isDoubtful ? `${project.outcome}; ${doubt}` : project.outcome,
      credentialUrl: verify(project.id),
    })),
  };
}
