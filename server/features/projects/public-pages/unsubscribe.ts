import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/calls/command.ts';
import { notFoundPage } from '../../../platform/http/site.ts';
import { endDigests, isUnsubscribeToken } from '../saved-searches/digest/due.ts';
import type { Page, pagesIn } from './frame.ts';
import { type Html, html } from './html.ts';

/** Sent by a mail program with its one click (RFC 8058), and by the page's own button. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const formBytes = 16 * 1024;
/** 256 bits in base64url. */
const tokenShape = /^[\w-]{43}$/;

interface Options {
  readonly services: Services;
  readonly answer: ReturnType<typeof pagesIn>['answer'];
}

/**
 * Ending the mails about saved searches from a mail, without signing in. Programs that look through mails open every link
 * in them, so opening this one changes nothing.
 */
export async function unsubscribing(app: FastifyInstance, { services: { db }, answer }: Options) {
  // Only the fact that it was sent counts.
  app.addContentTypeParser(formTypes, { parseAs: 'buffer', bodyLimit: formBytes }, (_, __, done) =>
    done(null),
  );
  const url = '/unsubscribe/:token';
  const answerIf =
    (isKnown: (token: string) => Promise<boolean>, page: Page) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { token } = request.params as { token: string };
      const isPage = tokenShape.test(token) && (await isKnown(token));
      return isPage ? answer(request, reply, page) : notFoundPage(request, reply);
    };
  app.get(
    url,
    answerIf((token) => isUnsubscribeToken(db, token), question),
  );
  app.post(
    url,
    answerIf((token) => endDigests(db, token), ended),
  );
}

const pageOf = (title: string, lead: string, more: Html): Page => ({
  title,
  description: lead,
  address: '/unsubscribe',
  isPrivate: true,
  main: html`
    <section class="page-sheet sheet project-sheet">
      <div class="container">
        <div>
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
        </div>
      </div>
    </section>
    <div class="container section">${more}</div>`,
});

const question = pageOf(
  'Stop these emails?',
  'Trestle emails you when new projects match your saved searches.',
  html`
    <p>Your saved searches stay. You can turn their emails on again at any time.</p>
    <form method="post">
      <button class="btn btn-primary" type="submit">Stop these emails</button>
    </form>`,
);

const ended = pageOf(
  'No more emails about saved searches',
  'You will not get them any more. One that is on its way may still arrive.',
  html`
    <p>Your saved searches are still there. <a href="/student/searches">Turn their emails on again</a></p>`,
);
