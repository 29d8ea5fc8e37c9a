import { sendBytes } from '../../server/testing/fuzz/socket.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { reportNames } from '../../src/contract/reports/reports.ts';
import { stated } from '../../src/contract/testing/conditions.ts';
import { type Case, seen } from './case.ts';
import type { Product } from './product.ts';

const message = { Name: 'Ada', Email: 'ada@people.example', Subject: 'Hello', Message: 'So.' };
const brief = {
  title: 'A dam',
  engineeringType: 'Civil',
  duration: 14,
  location: 'Remote',
  ...stated,
} as const;

const deep = (levels: number) =>
  `{"x":${'['.repeat(levels)}${']'.repeat(levels)},${JSON.stringify(message).slice(1)}`;

const markdown: Record<string, string> = {
  'quotes 5,000 deep': '>'.repeat(5_000),
  'lists 1,000 deep': `${'- '.repeat(1_000)}a`,
  '10,001 characters': 'x'.repeat(10_001),
  'a table of two and a half million cells in 9,900 characters': `${'|a'.repeat(1_600)}\n${'|-'.repeat(1_600)}\n${'|\n'.repeat(1_600)}`,
};

/** Lines 10 and 11: what once was answered 500, or broke a screen. */
export const requests: readonly Case[] = [
  ...[51, 8_000, 60_000].map((levels) => ({
    area: 'requests',
    tried: `a field nested ${levels} deep, with a key that has the answer repeated`,
    async run({ server }: Product) {
      const { status } = await fetch(`${server.origin}/api/Contactus`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `nested-${levels}-deep` },
        body: deep(levels),
      });
      return seen(status, 400);
    },
  })),
  {
    area: 'requests',
    tried: 'an emoji across the character where a move’s reason ends',
    async run({ people, call }) {
      const { token } = people.companies.pop()!;
      const title = `A crane of ${token.slice(-9)}`;
      const project = { ...brief, title, description: 'Draw it.' };
      await call(endpoints.postProject, { body: project }, token);
      const remarks = `x${'🏗'.repeat(600)}`;
      const note = { projectTitle: title, title: 'On Hold', remarks, moveProject: true } as const;
      const { status, body } = await call(endpoints.addStatusUpdate, { body: note }, token);
      return seen([status, body.remarks], [201, remarks]);
    },
  },
  ...['0000-01-01', '9999-12-31', '2027-02-31'].map((day) => ({
    area: 'requests',
    tried: `${day} as the first or last day of a list, a report and an export`,
    async run({ people, call }: Product) {
      const { token } = people.world.admin;
      const answers = ['from', 'to'].flatMap((field) => {
        const query = { [field]: day };
        return [
          call(endpoints.listAudit, { query }, token),
          call(endpoints.exportAudit, { query }, token),
          ...reportNames.map((name) =>
            call(endpoints.getReport, { params: { name }, query }, token),
          ),
        ];
      });
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      return seen([...new Set(statuses)], [400]);
    },
  })),
  ...Object.entries(markdown).map(([what, description]) => ({
    area: 'requests',
    tried: `a description with ${what}`,
    async run({ people, call }: Product) {
      const { token } = people.world.owner.company;
      const { status, body } = await call(
        endpoints.postProject,
        { body: { ...brief, description } },
        token,
      );
      return seen([status, body.errors?.[0]?.path], [400, 'description']);
    },
  })),
  {
    area: 'requests',
    tried: 'headers of 100 KB, and a body that says it has 300 KB',
    async run({ port }) {
      const post = 'POST /api/Auth/Login HTTP/1.1\r\nhost: localhost\r\n';
      const send = async (headers: string) =>
        (
          await sendBytes(
            port,
            Buffer.from(`${post}${headers}\r\nconnection: close\r\n\r\n`),
            false,
          )
        )?.status;
      const long = await send(`x-long: ${'x'.repeat(100_000)}`);
      const large = await send('content-type: application/json\r\ncontent-length: 300000');
      return seen([long, large], [431, 413]);
    },
  },
  {
    area: 'requests',
    tried: 'eleven messages of the contact form in a minute from one address',
    async run({ server }) {
      const send = () =>
        fetch(`${server.origin}/api/Contactus`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
          body: JSON.stringify(message),
        });
      const answers = await Promise.all(Array.from({ length: 11 }, send));
      return seen(answers.filter(({ status }) => status === 429).length, 1);
    },
  },
];
