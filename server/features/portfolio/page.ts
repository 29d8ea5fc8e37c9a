import { excerptOf } from '../../../src/contract/excerpt.ts';
import type { PortfolioFacts } from '../credentials/take-away/facts.ts';
import type { Page } from '../projects/public-pages/frame.ts';
import { type Html, html } from '../projects/public-pages/html.ts';
import { markdown } from '../projects/public-pages/markdown.ts';
import type { ShownPortfolio, ShownProject } from './shown.ts';

const month = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** `May 2031`, or from when until when. */
const monthsOf = ({ from, to }: Pick<ShownProject, 'from' | 'to'>): string =>
  month(from) === month(to) ? month(to) : `${month(from)} to ${month(to)}`;

const portfolioAddress = (name: string): string => `/p/${name}`;

/** A student's page, as others see it. */
export function portfolioPageOf(portfolio: ShownPortfolio): Page {
  const { name, studentName, university, engineeringType, about, projects } = portfolio;
  const { isPublished } = portfolio;
  const skills = skillsOf(projects);
  return {
    title: studentName,
    description: about
      ? excerptOf(about, 150)
      : `${studentName}, ${engineeringType}: completed projects with verifiable credentials.`,
    address: portfolioAddress(name),
    picture: `${portfolioAddress(name)}/share.png`,
    ...(!isPublished && { isPrivate: true as const }),
    main: html`
      <section class="page-sheet sheet project-sheet">
        <div class="container">
          <div>
            ${!isPublished && html`<p class="note">Only who has this link sees this page.</p>`}
            <h1>${studentName}</h1>
            <p class="lead">${[engineeringType, university].filter(Boolean).join(', ')}</p>
            ${about && html`<p class="markdown markdown-plain">${about}</p>`}
          </div>
          ${
            projects.length > 0 &&
            html`
            <p class="acts no-print">
              <a class="btn btn-outline-primary" href="${portfolioAddress(name)}/resume.pdf">Résumé (PDF)</a>
              <a class="btn btn-outline-primary" href="${portfolioAddress(name)}/resume.json">JSON Resume</a>
            </p>`
          }
        </div>
      </section>
      <div class="container section portfolio">
        ${
          skills.length > 0 &&
          html`
          <section aria-labelledby="skills">
            <h2 id="skills">Skills, and what proves them</h2>
            <ul class="portfolio-skills">${skills.map(oneSkill)}</ul>
          </section>`
        }
        <section aria-labelledby="projects">
          <h2 id="projects">Completed projects</h2>
          ${
            projects.length === 0
              ? html`<p class="soft">Nothing is shown yet.</p>`
              : html`<ol class="portfolio-projects">${projects.map(oneProject)}</ol>`
          }
        </section>
      </div>`,
  };
}

interface Skill {
  readonly name: string;
  readonly provedBy: readonly ShownProject[];
}

/** Each skill once, with the projects that prove it; those with most proof first. */
function skillsOf(projects: readonly ShownProject[]): Skill[] {
  const names = [...new Set(projects.flatMap(({ skills }) => skills))];
  return names
    .map((name) => ({ name, provedBy: projects.filter(({ skills }) => skills.includes(name)) }))
    .toSorted((one, other) => other.provedBy.length - one.provedBy.length);
}

const oneSkill = ({ name, provedBy }: Skill): Html => html`
  <li><strong>${name}</strong>
    <span class="note">${provedBy.map(({ id, title }, at) => html`${at > 0 && ', '}<a href="#${id}">${title}</a>`)}</span></li>`;

const oneProject = (project: ShownProject): Html => {
  const { id, title, companyName, outcome, skills, deliveries, words } = project;
  return html`
    <li id="${id}">
      <article class="portfolio-project">
        <img src="/credentials/${id}/mark.svg" alt="" width="96" height="96" loading="lazy">
        <div>
          <h3>${title}</h3>
          <p class="project-line">${companyName}, ${monthsOf(project)}</p>
          <p><strong>${outcome}</strong>, <a href="/verify/${id}">verify the credential</a></p>
          ${skills.length > 0 && html`<p class="note">${skills.join(', ')}</p>`}
          ${words && html`<blockquote><p>${words.text}</p><footer class="note">${words.by ? `${words.by}, ` : ''}${companyName}</footer></blockquote>`}
          ${deliveries.map(
            (delivery) => html`
            <details class="brief"><summary>${delivery.title}</summary>${markdown(delivery.words)}</details>`,
          )}
        </div>
      </article>
    </li>`;
};

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
