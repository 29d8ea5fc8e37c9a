import { habitWords } from '../../../../src/contract/companies/company-words.ts';
import { companyPage, projectPage } from '../../../../src/contract/projects/addresses.ts';
import { daysOf } from '../../../../src/contract/projects/condition-words.ts';
import { projectStatusLabels } from '../../../../src/contract/projects/statuses.ts';
import { excerptOf } from '../../../../src/contract/words/excerpt.ts';
import { companyPicture, type Page } from './frame.ts';
import { type Html, html } from './html.ts';
import type { ListedProject, PublicCompany } from './read.ts';
import { between } from './words.ts';

/** Characters of a company's text that a shared link shows. */
const describedBy = 150;

export function companyPageOf(company: PublicCompany): Page {
  const { name, industry, size, about, website, open, past } = company;
  const facts = [
    industry,
    `${size} people`,
    company.verified && 'verified company',
    company.provedDomain && `confirmed domain: ${company.provedDomain}`,
    ...habitWords(company),
  ].filter(Boolean);
  return {
    title: name,
    description: about
      ? excerptOf(about, describedBy)
      : `${name}: projects for engineering students.`,
    address: companyPage(company),
    picture: companyPicture(company.id),
    main: html`
      <section class="page-sheet sheet project-sheet">
        <div class="container">
          <div>
            <p class="note"><a href="/projects">Open projects</a></p>
            <h1>${name}</h1>
            <p class="lead">${facts.join(', ')}</p>
          </div>
        </div>
      </section>
      <div class="container section company-page">
        ${about && html`<h2>About</h2><p class="markdown markdown-plain">${about}</p>`}
        ${website && html`<p><a href="${website}" rel="noopener noreferrer nofollow">${website}</a></p>`}
        <h2>Open projects</h2>
        ${open.length === 0 ? html`<p class="soft">None right now.</p>` : list(open)}
        ${past.length > 0 && html`<h2>Earlier and running projects</h2>${list(past, true)}`}
      </div>`,
  };
}

const list = (projects: readonly ListedProject[], withStatus = false): Html => html`
  <ul class="project-list">${projects.map((project) => {
    const { title, engineeringType, duration, location, status } = project;
    const facts = [
      withStatus && projectStatusLabels[status],
      engineeringType,
      daysOf(duration),
      location,
    ];
    return html`
      <li>
        <h3><a href="${projectPage(project)}">${title}</a></h3>
        <p class="project-line">${facts.filter(Boolean).join(between)}</p>
      </li>`;
  })}</ul>`;
