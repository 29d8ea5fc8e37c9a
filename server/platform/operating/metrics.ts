import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { listening } from './listening.ts';

/** Metrics of the process and its answers. One for each app, so that tests do not share it. */
export function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_answer_seconds',
    help: 'How long answers took, by the route’s pattern, never by the address somebody typed.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return { registry, answers };
}
export type Metrics = ReturnType<typeof openMetrics>;

/** Notes every answer of an app. */
export const measured = fp<{ metrics: Metrics }>(async (app, { metrics }) => {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    metrics.answers.observe({ method, route, status }, reply.elapsedTime / 1000);
    done();
  });
});

/** A separate server for the program that collects the metrics, as nobody else may read them. */
export async function serveMetrics(
  { registry }: Metrics,
  { port, host }: { port: number; host: string },
): Promise<FastifyInstance> {
  const app = fastify({ logger: false });
  app.get('/metrics', async (_, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  await listening({ port, host }, 'METRICS_', () => app.listen({ port, host }));
  return app;
}
