import type { FastifyInstance } from 'fastify';
import type { Endpoint, ReplyOf, RequestOf } from '../../src/contract/endpoint.ts';
import type { Page } from '../../src/contract/paging.ts';
import { askedAlike } from '../database/alike.ts';
import type { WrittenPage } from './pages.ts';
import { serve } from './serve.ts';

type RowOf<E extends Endpoint> = ReplyOf<E> extends readonly (infer Row)[] ? Row : never;

/**
 * Opens a list that is the same for all who may call it: `read` learns what is asked, and not by whom. Those who ask
 * the same at the same time get one answer, read and written once after the last of them came.
 */
export function serveAlike<E extends Endpoint & { paged: true }>(
  app: FastifyInstance,
  endpoint: E,
  read: (input: Pick<RequestOf<E>, 'params' | 'query'>) => Promise<Page<RowOf<E>>>,
): void {
  const alike = askedAlike<WrittenPage>();
  serve<Endpoint & { paged: true }>(app, endpoint, ({ params, query }, { reply }) =>
    alike(JSON.stringify([params, query]), async () => {
      const { rows, total } = await read({ params, query } as RequestOf<E>);
      return { json: String(reply.serialize(rows)), total };
    }),
  );
}
