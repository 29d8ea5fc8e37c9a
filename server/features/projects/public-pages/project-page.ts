import { habitWords } from '../../../../src/contract/companies/company-words.ts';
import { companyPage, projectPage } from '../../../../src/contract/projects/addresses.ts';
import { deliverablesIn } from '../../../../src/contract/projects/condition-words.ts';
import { weeksInWords } from '../../../../src/contract/projects/drafted-plans.ts';
import type { ProjectDetail } from '../../../../src/contract/projects/projects.ts';
import { excerptOf } from '../../../../src/contract/words/excerpt.ts';
import { type Page, projectPicture } from './frame.ts';
import { type Html, html } from './html.ts';
import { markdown } from './markdown.ts';
import { closedBecause, deadlineOf, factsOf, inALine, skillList } from './words.ts';

/** Characters of a description that a shared link shows. */
const describedBy = 150;

export function projectPageOf(project: ProjectDetail, timeZone: string): Page {
  const { title, companyName, description } = project;
  return {
    title: `${title}, ${companyName}`,
    description: excerptOf(description, describedBy),
    address: projectPage(project),
    picture: projectPicture(project.pid),
    main: html`
      <section class="page-sheet sheet project-sheet">
        <div class="container">
          <div>
            <p class="note"><a href="/projects">Open projects</a></p>
            <h1>${title}</h1>
            <p class="lead">${companyLine(project)}</p>
            <p class="project-line">${inALine(project)}</p>
          </div>
          ${acts(project, timeZone)}
        </div>
      </section>
      <div class="container section project-page">
        <div class="project-words">
          ${markdown(description)}
          ${deliverables(project)}
          ${planned(project)}
          ${project.skills && html`<h2>Skills</h2>${skillList(project.skills)}`}
          ${link(project.projectLink)}
        </div>
        <aside class="project-facts" aria-label="Facts">
          <dl>${factsOf(project, timeZone).map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
        </aside>
      </div>`,
  };
}

const companyOf = ({ companyId, companyName }: ProjectDetail) =>
  companyPage({ id: companyId ?? 0, name: companyName });

function companyLine(project: ProjectDetail): Html {
  const { companyName, companyVerified, provedDomain } = project;
  const more = [
    companyVerified && 'verified company',
    provedDomain && `confirmed domain: ${provedDomain}`,
    ...habitWords(project),
  ].filter(Boolean);
  return html`<a href="${companyOf(project)}">${companyName}</a>${more.length > 0 && html`, ${more.join(', ')}`}`;
}

function acts(project: ProjectDetail, timeZone: string): Html {
  const closed = closedBecause(project, timeZone);
  if (closed)
    return html`<p class="acts"><strong>${closed}</strong>
      <a class="btn btn-lg btn-outline-primary" href="/projects">See open projects</a></p>`;
  const apply = `/student/dashboard?apply=${project.pid}`;
  return html`<p class="acts"><a class="btn btn-lg btn-accent" href="${apply}">Apply</a>
    <span>${deadlineOf(project, timeZone)}</span></p>`;
}

function deliverables({ deliverables }: ProjectDetail): Html {
  const lines = deliverablesIn(deliverables);
  return html`<h2>What you deliver</h2>${
    lines.length === 0
      ? html`<p class="soft">Not stated</p>`
      : html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`
  }`;
}

function planned({ draftedPlan = [] }: ProjectDetail): Html | null {
  if (draftedPlan.length === 0) return null;
  return html`<h2>What you would deliver, week by week</h2>
    <ol class="project-plan">${draftedPlan.map(
      ({ title, afterWeeks, deliverable }) => html`
      <li><h3>${title}, ${weeksInWords(afterWeeks)}</h3>${markdown(deliverable)}</li>`,
    )}</ol>`;
}

const link = (to: string): Html | null =>
  to === ''
    ? null
    : html`<h2>More about it</h2><p><a href="${to}" rel="noopener noreferrer nofollow">${to}</a></p>`;
