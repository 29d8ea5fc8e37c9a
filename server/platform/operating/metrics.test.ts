import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Metrics, measured, openMetrics, serveMetrics } from './metrics.ts';

let metrics: Metrics;
let collected: Awaited<ReturnType<typeof serveMetrics>>;
const product = fastify();
beforeEach(async () => {
  metrics = openMetrics();
  collected = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
});
afterEach(() => collected.close());

test('answers are counted by the route’s pattern and never by what somebody typed', async () => {
  await product.register(measured, { metrics });
  product.get('/Students/:id', async () => 'a student');
  await product.inject('/Students/ada.byron@people.example');
  await product.inject('/nothing/ada.byron@people.example');
  const { body, headers } = await collected.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(
    'http_answer_seconds_count{method="GET",route="/Students/:id",status="200"} 1',
  );
  expect(body).toContain('http_answer_seconds_count{method="GET",route="none",status="404"} 1');
  expect(body).toContain('process_resident_memory_bytes');
  expect(body).not.toContain('ada.byron');
});
