import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { engineeringTypes } from '../../../../src/contract/accounts/people.ts';
import { line } from '../../../../src/contract/fields.ts';
import type { Services } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limits } from '../../../platform/http/limits/shared-limits.ts';
import { keptAnswers, madeAnswer, sendMade } from '../../../platform/http/made-answer.ts';
import { notFoundPage } from '../../../platform/http/site.ts';
import { listProjects } from '../browse/listing.ts';
import { awayPageOf } from './away-page.ts';
import { companyPageOf } from './company-page.ts';
import { frameFile, type Page, pagesIn } from './frame.ts';
import { listPageOf, projectsPerPage } from './list-page.ts';
import { projectPageOf } from './project-page.ts';
import {
  companyStamp,
  isCompanyAway,
  isProjectAway,
  projectStamp,
  publicCompany,
  publicProject,
  type Stamped,
  visitor,
} from './read.ts';
import { sharePictures } from './share/pictures.ts';
import { companySitemap, projectSitemap } from './sitemap.ts';
import { unsubscribing } from './unsubscribe.ts';

/** Query of the list. A parameter that does not parse counts as absent. */
const asked = v.object({
  search: v.fallback(line(200), ''),
  engineering: v.fallback(v.picklist(['', ...engineeringTypes]), ''),
  page: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number)), 1),
});

/** `12-a-weir`: the number identifies it, the words are for people. */
const place = /^([1-9]\d{0,14})(?:-.*)?$/;

/** Projects and companies as everybody may read them, without an account and without a script. */
export async function publicPages(
  app: FastifyInstance,
  { services, siteFolder }: { services: Services; siteFolder: string },
) {
  // A folder of other files is no site that Astro has built.
  if (!existsSync(frameFile(siteFolder))) return;
  const { clock, timeZone, publicOrigin, replicas } = services;
  /** These readers have no account, and no change of their own to miss. */
  const read = <Answer>(work: (db: Database) => Promise<Answer>) => replicas.read(null, work);
  const { made, answer } = pagesIn(siteFolder, publicOrigin);
  const kept = keptAnswers({ maxBytes: 20_000_000, freshForMs: 30_000 });
  await app.register(limits);
  app.addHook('preHandler', app.takeTurn);
  await app.register(sharePictures, { ...services, siteFolder });
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
      paid: 'false',
      remote: 'false',
      maxHours: '',
      term: '',
      openOnly: 'true',
      saved: 'false',
      sort: 'newest',
      page,
      pageSize: projectsPerPage,
    } as const;
    const found = await read((db) => listProjects(db, visitor, query, clock()));
    return answer(request, reply, listPageOf({ search, engineering, page }, found, timeZone));
  });

  /** One thing at its one address; other words behind its number lead there. */
  const pageOf =
    ({ what, stampOf, pageFrom, isAway }: OnePage) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const [, id] = place.exec((request.params as { place: string }).place) ?? [];
      const thing = id ? await read((db) => stampOf(db, Number(id))) : null;
      if (!thing && id && (await read((db) => isAway(db, Number(id)))))
        return answer(request, reply.status(410), awayPageOf(what, request.url));
      if (!thing) return notFoundPage(request, reply);
      if (request.url.split('?')[0] !== thing.address) return reply.redirect(thing.address, 301);
      const page = await kept(`${thing.address} ${thing.stamp}`, async () => {
        const found = await read((db) => pageFrom(db, Number(id)));
        return found ? made(found) : undefined;
      });
      return page ? sendMade(request, reply, page) : notFoundPage(request, reply);
    };

  app.get(
    '/projects/:place',
    pageOf({
      what: 'project',
      isAway: isProjectAway,
      stampOf: projectStamp,
      async pageFrom(db, id) {
        const project = await publicProject(db, id, clock());
        return project && projectPageOf(project, timeZone);
      },
    }),
  );
  app.get(
    '/companies/:place',
    pageOf({
      what: 'company',
      isAway: isCompanyAway,
      stampOf: companyStamp,
      async pageFrom(db, id) {
        const company = await publicCompany(db, id, clock());
        return company && companyPageOf(company);
      },
    }),
  );

  const sitemap =
    (written: (db: Database) => Promise<string>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { url } = request.routeOptions;
      const answer = await kept(`${url}`, async () =>
        madeAnswer('application/xml', await read(written)),
      );
      return sendMade(request, reply, answer!, 'public, max-age=3600');
    };
  app.get(
    '/sitemap-projects.xml',
    sitemap((db) => projectSitemap(db, publicOrigin, clock())),
  );
  app.get(
    '/sitemap-companies.xml',
    sitemap((db) => companySitemap(db, publicOrigin)),
  );
}

interface OnePage {
  readonly what: 'project' | 'company';
  isAway(db: Database, id: number): Promise<boolean>;
  stampOf(db: Database, id: number): Promise<Stamped | null>;
  pageFrom(db: Database, id: number): Promise<Page | null>;
}
