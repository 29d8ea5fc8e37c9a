import sharp from 'sharp';
import { knownPassword, type Someone } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { all, type Case, seen } from './case.ts';
import type { Product } from './product.ts';

/** The most work in the fewest bytes. */
const interlaced = (size: number): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#16386b' } })
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();
const photo = () => interlaced(300);

const upload = ({ call }: Product, { id, token }: Someone, bytes: Buffer, type: string) => {
  const file = new Blob([new Uint8Array(bytes)], { type });
  return call(endpoints.setPicture, { params: { sId: id }, file }, token);
};

const script = '<script>alert(1)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;
const text = (content: string) => async () => Buffer.from(content);

const refused: Record<string, [make: () => Promise<Buffer>, type: string, code: string]> = {
  'an SVG': [text(svg), 'image/svg+xml', 'unsupported-media-type'],
  'an SVG that says it is a PNG': [text(svg), 'image/png', 'picture-refused'],
  'a page that says it is a picture': [text(`<html>${script}`), 'image/jpeg', 'picture-refused'],
  'a page that begins like a GIF': [text(`GIF89a${script}`), 'image/png', 'picture-refused'],
  'a page that begins like a PNG': [text(`\x89PNG\r\n${script}`), 'image/png', 'picture-refused'],
  'a truncated PNG': [async () => (await photo()).subarray(0, 200), 'image/png', 'picture-refused'],
  nothing: [async () => Buffer.alloc(0), 'image/png', 'picture-refused'],
  'more than 5 MB': [async () => Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png', 'too-large'],
  'a picture that says it is text': [photo, 'text/plain', 'unsupported-media-type'],
  'more than fifty million pixels': [() => interlaced(7100), 'image/png', 'picture-refused'],
};

const seconds = async (act: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await act();
  return (performance.now() - begun) / 1000;
};

/** Line 1, and files that are not what they say. */
export const uploads: readonly Case[] = [
  ...Object.entries(refused).map(([tried, [make, type, code]]) => ({
    area: 'uploads',
    tried,
    async run(product: Product) {
      const answer = await upload(product, product.people.students.pop()!, await make(), type);
      return seen(answer.body.code, code);
    },
  })),
  {
    area: 'uploads',
    tried: 'a picture that is also a page: what is served is a new picture without the page',
    async run(product) {
      const both = Buffer.concat([await photo(), Buffer.from(`<html>${script}PK\x03\x04`)]);
      const { body } = await upload(product, product.people.students.pop()!, both, 'image/png');
      const served = await fetch(new URL(body.profileImage, product.server.origin));
      const isClean = !Buffer.from(await served.arrayBuffer()).includes('script');
      const { headers } = served;
      return seen(
        [isClean, headers.get('content-type'), headers.get('x-content-type-options')],
        [true, 'image/webp', 'nosniff'],
      );
    },
  },
  {
    area: 'uploads',
    tried: 'eighteen of the worst at once by one account: one is taken, and others sign in meanwhile',
    async run(product) {
      const worst = await interlaced(7000);
      const student = product.people.students.pop()!;
      const { email } = product.people.students.pop()!;
      const sent = Array.from({ length: 18 }, () => upload(product, student, worst, 'image/png'));
      const body = { email, password: knownPassword };
      const waited = await seconds(() => product.call(endpoints.signIn, { body }));
      const answers = await Promise.all(sent);
      const taken = answers.filter(({ status }) => status === 200).length;
      const later = answers.filter(
        ({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0,
      ).length;
      return all(
        seen([taken, later], [1, 17]),
        waited < 3 ? null : `a sign-in took ${waited.toFixed(1)} s`,
      );
    },
  },
  {
    area: 'uploads',
    tried: 'more than twenty a day by one account',
    async run(product) {
      const student = product.people.students.pop()!;
      const statuses = [];
      for (let sent = 0; sent < 21; sent += 1) {
        const forwarded = await upload(product, student, Buffer.from('none'), 'image/png');
        statuses.push(forwarded.status);
      }
      return seen([statuses.at(-2), statuses.at(-1)], [400, 429]);
    },
  },
  {
    area: 'uploads',
    tried: 'a picture as a list of students, and a list larger than 10 MB',
    async run({ call, people }) {
      const lists = [
        new Blob([new Uint8Array(await photo())], { type: 'text/csv' }),
        new Blob([new Uint8Array(await photo())], { type: 'image/png' }),
        new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'text/csv' }),
      ];
      const { token } = people.world.admin;
      const send = (file: Blob) =>
        call(endpoints.importStudents, { query: { mode: 'whole' }, file }, token);
      const answers = [];
      for (const file of lists) answers.push((await send(file)).status);
      return seen(answers, [400, 415, 413]);
    },
  },
];
