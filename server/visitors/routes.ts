import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { line } from '../../src/contract/fields.ts';
import { engineeringTypes } from '../../src/contract/people.ts';
import type { Databases } from '../database/open.ts';
import { answeredFrom } from '../database/replicas/answered-from.ts';
import { limits } from '../http/limits/rate-limits.ts';
import { notFoundPage } from '../http/site.ts';
import { listProjects } from '../projects/browse/listing.ts';
import type { Services } from '../services.ts';
import { companyPageOf } from './company-page.ts';
import { frameFile, type Page, pagesIn } from './frame.ts';
import { listPageOf, projectsPerPage } from './list-page.ts';
import { projectPageOf } from './project-page.ts';
import { publicCompany, publicProject, visitor } from './read.ts';
import { sharePictures } from './share/pictures.ts';
import { companySitemap, projectSitemap } from './sitemap.ts';
import { unsubscribing } from './unsubscribe.ts';

/** What an address asks of the list; what it says wrongly is not asked for. */
const asked = v.object({
  search: v.fallback(line(200), ''),
  engineering: v.fallback(v.picklist(['', ...engineeringTypes]), ''),
  page: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number)), 1),
});

/** `12-a-weir`: the number tells which, the words are for people. */
const place = /^([1-9]\d{0,14})(?:-.*)?$/;

/** Projects and companies as everybody may read them, without an account and without a script. */
export async function visitors(
  app: FastifyInstance,
  { services, siteFolder }: { services: Services; siteFolder: string },
) {
  // A folder of other files is no site that Astro has built.
  if (!existsSync(frameFile(siteFolder))) return;
  const { db, clock, publicOrigin, replicas } = services;
  /** Whoever reads these has no account, and nothing of their own to miss. */
  const read = <Answer>(work: (from: Databases) => Promise<Answer>): Promise<Answer> =>
    answeredFrom(replicas.sourcesFor(null), work);
  const answer = pagesIn(siteFolder, publicOrigin);
  await app.register(limits);
  await app.register(sharePictures, { db, clock, siteFolder });
  await app.register(unsubscribing, { services, answer });

  app.get('/projects', async (request, reply) => {
    const { search, engineering, page } = v.parse(asked, request.query);
    const query = {
      companyId: null,
      onlyCompanyProjects: 'false',
      searchText: search,
      engineering,
      status: null,
      skills: '',
      maxDuration: '',
      location: '',
      term: '',
      openOnly: 'true',
      saved: 'false',
      sort: 'newest',
      page,
      pageSize: projectsPerPage,
    } as const;
    const found = await read((from) => listProjects(from, visitor, query, clock()));
    return answer(request, reply, listPageOf({ search, engineering, page }, found));
  });

  /** One thing at its one address; other words behind its number lead there. */
  const pageOf =
    (pageFrom: (from: Databases, id: number) => Promise<Page | null>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const [, id] = place.exec((request.params as { place: string }).place) ?? [];
      const page = id ? await read((from) => pageFrom(from, Number(id))) : null;
      if (!page) return notFoundPage(request, reply);
      if (request.url.split('?')[0] !== page.address) return reply.redirect(page.address, 301);
      return answer(request, reply, page);
    };

  app.get(
    '/projects/:place',
    pageOf(async ({ db }, id) => {
      const project = await publicProject(db, id, clock());
      return project && projectPageOf(project);
    }),
  );
  app.get(
    '/companies/:place',
    pageOf(async ({ db }, id) => {
      const company = await publicCompany(db, id, clock());
      return company && companyPageOf(company);
    }),
  );

  const sitemap = (reply: FastifyReply, text: string) =>
    reply.type('application/xml').header('Cache-Control', 'public, max-age=3600').send(text);
  app.get('/sitemap-projects.xml', async (_, reply) =>
    sitemap(reply, await read(({ db }) => projectSitemap(db, publicOrigin, clock()))),
  );
  app.get('/sitemap-companies.xml', async (_, reply) =>
    sitemap(reply, await read(({ db }) => companySitemap(db, publicOrigin))),
  );
}
