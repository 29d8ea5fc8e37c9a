import { engineeringTypes } from '../../../../src/contract/accounts/people.ts';
import type { Page as Rows } from '../../../../src/contract/paging.ts';
import { companyPage, projectPage } from '../../../../src/contract/projects/addresses.ts';
import type { Project } from '../../../../src/contract/projects/projects.ts';
import type { Page } from './frame.ts';
import { type Html, html } from './html.ts';
import { between, deadlineOf, inALine } from './words.ts';

export interface Asked {
  readonly search: string;
  readonly engineering: string;
  readonly page: number;
}

export const projectsPerPage = 20;

/** The open projects that a visitor asks for. */
export function listPageOf(asked: Asked, found: Rows<Project>, timeZone: string): Page {
  const { search, engineering } = asked;
  const number = `${found.hasMore ? 'More than ' : ''}${found.total.toLocaleString('en')}`;
  const noun = found.total === 1 ? 'open project' : 'open projects';
  return {
    title: 'Open projects',
    description:
      'Short, real projects for engineering students, open for applications now: what to do, when, where and for what pay.',
    address: addressOf(asked),
    main: html`
      <section class="page-sheet sheet project-sheet">
        <div class="container">
          <h1>Open projects</h1>
          <p class="lead">Short, real projects from companies that build things. Apply to those that fit you.</p>
        </div>
      </section>
      <div class="container section">
        <form class="project-search" action="/projects" role="search">
          <label class="visually-hidden" for="search">Search by title, skill or company</label>
          <input class="form-control" id="search" name="search" type="search" maxlength="200" placeholder="Title, skill or company" value="${search}">
          <label class="visually-hidden" for="engineering">Engineering type</label>
          <select class="form-select" id="engineering" name="engineering">
            <option value="">All types</option>
            ${engineeringTypes.map((type) => html`<option${type === engineering && selected}>${type}</option>`)}
          </select>
          <button class="btn btn-primary" type="submit">Search</button>
        </form>
        <p class="note" role="status">${number} ${noun}${search && ` with “${search}”`}</p>
        ${found.rows.length === 0 ? nothing : html`<ul class="project-list">${found.rows.map((project) => listed(project, timeZone))}</ul>`}
        ${pager(asked, found)}
      </div>`,
  };
}

const selected = html` selected`;
const nothing = html`<p class="lead">No open project matches. <a href="/projects">Show all open projects</a></p>`;

function listed(project: Project, timeZone: string): Html {
  const { companyId, companyName } = project;
  return html`
    <li>
      <h2><a href="${projectPage(project)}">${project.title}</a></h2>
      <p><a href="${companyPage({ id: companyId ?? 0, name: companyName })}">${companyName}</a></p>
      <p class="project-line">${[inALine(project), deadlineOf(project, timeZone)].filter(Boolean).join(between)}</p>
    </li>`;
}

function pager(asked: Asked, { rows, total, hasMore }: Rows<Project>): Html | null {
  const { page } = asked;
  const isLast = !hasMore && page * projectsPerPage >= total;
  if (page === 1 && isLast) return null;
  const to = (number: number) => addressOf({ ...asked, page: number });
  return html`
    <nav class="project-pages" aria-label="Pages of the list">
      ${page > 1 && html`<a class="btn btn-outline-primary" rel="prev" href="${to(page - 1)}">Previous</a>`}
      <span class="note">Page ${page}</span>
      ${!isLast && rows.length > 0 && html`<a class="btn btn-outline-primary" rel="next" href="${to(page + 1)}">Next</a>`}
    </nav>`;
}

function addressOf({ search, engineering, page }: Asked): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (engineering) query.set('engineering', engineering);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/projects' : `/projects?${query}`;
}
