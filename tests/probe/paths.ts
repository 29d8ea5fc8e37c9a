import { sendBytes } from '../../server/testing/fuzz/socket.ts';
import type { Case } from './case.ts';

/** Ways around a folder or a guard, sent as they are: a client of HTTP would tidy them up. */
const tricks = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/.%2e/.%2e/etc/passwd',
  '/..%5cpackage.json',
  '/..\\package.json',
  '/%252e%252e/package.json',
  '/_astro/..%2f..%2fpackage.json',
  '/....//package.json',
  '//package.json',
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/..;/package.json',
  '/%c0%ae%c0%ae/package.json',
  '/%00',
  '/index.html%00.png',
  '/_astro/%00/../x',
  '/.env',
  '/.git/config',
  '/.data/secret',
  '/data/secret',
  '//elsewhere.example/%2e%2e',
  '/\\elsewhere.example',
  '/%0d%0aset-cookie:%20a=b',
  '//api/students',
  '/api//students',
  '/api/./students',
  '/api/x/../students',
  '/api/%2e/students',
  '/api/x%2f..%2fstudents',
  '/api/students/',
  '/API/STUDENTS',
  '/api/students;role=Admin',
  '/api/students%00',
  '/api/students%20',
  '/api\\students',
  '/api/students/%2e',
  '/api/Admins?role=Moderator#',
  'http://elsewhere.example/api/students',
  'http://127.0.0.1/api/Audit',
  '*',
  '/api/metrics',
  '/metrics',
];

/** What an answer to somebody nobody knows must not hold: files beside the site, people, stacks. */
const forbidden =
  /"name": "trestle"|root:x:|people\.example|node_modules|\n {4}at |set-cookie: a=b/i;

export const paths: readonly Case[] = tricks.map((target) => ({
  area: 'paths',
  tried: target,
  async run({ port }) {
    const bytes = `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
    const answer = await sendBytes(port, Buffer.from(bytes), false);
    if (!answer) return 'no answer';
    const { status, headers, body } = answer;
    const leadsElsewhere = /^(https?:)?[\\/]{2}/.test(String(headers.location ?? ''));
    const isRefused =
      [400, 401, 403, 404].includes(status) || ([301, 302].includes(status) && !leadsElsewhere);
    const text = JSON.stringify(headers) + body;
    if (forbidden.test(text)) return `${status} with ${forbidden.exec(text)?.[0]}`;
    return isRefused ? null : `${status} ${JSON.stringify(headers.location ?? body.slice(0, 80))}`;
  },
}));
