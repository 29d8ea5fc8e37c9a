import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { skillsIn } from '../../../../src/contract/projects/skill-list.ts';
import { limits } from '../../../platform/http/limits/shared-limits.ts';
import { madeAnswer, sendMade } from '../../../platform/http/made-answer.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { frameFile, type Page, pagesIn } from '../../projects/public-pages/frame.ts';
import { html } from '../../projects/public-pages/html.ts';
import { contextAddresses } from '../contexts.ts';
import { achievementOf } from '../issue/document.ts';
import type { CredentialSettings } from '../settings.ts';
import { type Achievement, achievementNumbered } from './facts.ts';

/** Achievements at permanent addresses: a page for people, and JSON for programs. */
export async function achievements(
  app: FastifyInstance,
  { services, siteFolder }: { services: CredentialSettings; siteFolder: string },
) {
  if (!existsSync(frameFile(siteFolder))) return;
  const { db, publicOrigin } = services;
  const { answer } = pagesIn(siteFolder, publicOrigin);
  await app.register(limits);
  app.addHook('preHandler', app.takeTurn);
  app.addHook('onSend', async (_, reply) => {
    reply.header('Vary', 'Accept, Accept-Encoding');
  });

  app.get('/achievements/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const achievement = orNotFound(await achievementNumbered(db, id));
    if (request.headers.accept?.includes('text/html'))
      return answer(request, reply, pageOf(achievement));
    const skills = skillsIn(achievement.skills).map((name) => ({ name }));
    const told = {
      '@context': contextAddresses,
      ...achievementOf({ ...achievement, skills }, publicOrigin),
    };
    return sendMade(request, reply, await madeAnswer('application/ld+json', JSON.stringify(told)));
  });
}

const pageOf = ({ achievementId: id, title, companyName, ...of }: Achievement): Page => ({
  title: `${title}, an achievement`,
  description: of.description,
  address: `/achievements/${id}`,
  main: html`
    <section class="page-sheet sheet project-sheet">
      <div class="container">
        <div>
          <p class="note"><a href="/verify">Check a credential</a></p>
          <h1>${title}</h1>
          <p class="lead">${[companyName, of.engineeringType].filter(Boolean).join(', ')}</p>
        </div>
      </div>
    </section>
    <div class="container section project-page">
      <div class="project-words">
        <h2>What was done</h2>
        <p class="markdown-plain">${of.description}</p>
        <h2>What it takes to earn it</h2>
        <p class="markdown-plain">${of.criteria}</p>
      </div>
      <aside class="project-facts" aria-label="Badge">
        <img class="verify-badge" src="/achievements/${id}/badge.png" alt="" width="240" height="240">
      </aside>
    </div>`,
});
