import { randomUUID } from 'node:crypto';
import { endpoints } from '../../src/contract/endpoints.ts';
import { address } from '../faults/persistent.ts';
import { type Case, seen } from './case.ts';
import { brief, message } from './forms.ts';
import type { Product } from './product.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const contact = ({ server }: Product, extra: string) =>
  fetch(`${server.origin}/api/Contactus`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': address(),
    },
    body: `${JSON.stringify(message).slice(0, -1)},"more":${extra}}`,
  });

const deep: Record<string, string> = {
  'quotations thousand deep': `${'> '.repeat(1_000)}deep`,
  'lists thousand deep': Array.from({ length: 100 }, (_, n) => `${'- '.repeat(n)}x`).join('\n'),
  'tags thousand deep': `${'<b>'.repeat(1_000)}x`,
  'ten thousand marks of emphasis': '*a '.repeat(3_000),
  'more than ten thousand characters': 'x'.repeat(10_001),
};

const days = ['9999-12-31', '0000-01-01', '-000001-01-01', '+275760-09-13', '2026-02-30'];

/** Lines 10 and 11. */
export const requests: readonly Case[] = [
  ...[8_000, 100_000].map((depth) => ({
    area: 'requests',
    tried: `a message with a field ${depth} deep and an Idempotency-Key`,
    async run(product: Product) {
      return seen((await contact(product, nested(depth))).status, 400);
    },
  })),
  ...[499, 500].map((before) => ({
    area: 'requests',
    tried: `a progress note of ${before} letters and an emoji`,
    async run({ call, people }: Product) {
      const { token } = people.companies.pop()!;
      const { pid } = (await call(endpoints.postProject, { body: brief }, token)).body;
      const note = { projectTitle: brief.title, projectId: pid, title: 'Initial Review' } as const;
      const body = { ...note, notes: `${'x'.repeat(before)}🌉` };
      const { status } = await call(endpoints.addStatusUpdate, { body: body as never }, token);
      return status < 500 ? null : `${status}`;
    },
  })),
  ...days.flatMap((day) =>
    [endpoints.listAudit, endpoints.exportAudit, endpoints.getReport, endpoints.exportReport].map(
      (endpoint) => ({
        area: 'requests',
        tried: `${endpoint.path} from and to ${day}`,
        async run({ call, people }: Product) {
          const input = { params: { name: 'funnel' }, query: { from: day, to: day } };
          const { status } = await call(endpoint, input as never, people.world.admin.token);
          return seen(status, 400);
        },
      }),
    ),
  ),
  ...Object.entries(deep).map(([tried, description]) => ({
    area: 'requests',
    tried: `a description with ${tried}`,
    async run({ call, people }: Product) {
      const body = { ...brief, description };
      const { token } = people.world.other.company;
      const answer = await call(endpoints.postProject, { body }, token);
      return seen([answer.status, answer.body.errors?.[0]?.path], [400, 'description']);
    },
  })),
];
