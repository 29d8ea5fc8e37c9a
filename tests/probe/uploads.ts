import sharp from 'sharp';
import { sendBytes } from '../../server/testing/fuzz/socket.ts';
import { aPdf, pdfOf } from '../../server/testing/pdf.ts';
import { knownPassword, type Someone } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { resumeBytes } from '../../src/contract/students/resumes.ts';
import { pictureBytes } from '../../src/contract/students/students.ts';
import { csvUpload } from '../../src/contract/table.ts';
import { all, type Case, seen } from './case.ts';
import type { Product } from './product.ts';

/** An interlaced picture of one colour: the most work in the fewest bytes. */
const interlaced = (size: number): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#16386b' } })
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const script = '<script>alert(document.domain)</script>';

const put = ({ call }: Product, student: Someone, picture: Buffer | string, type = 'image/png') => {
  const file = new Blob([new Uint8Array(Buffer.from(picture))], { type });
  return call(endpoints.setPicture, { params: { sId: student.id }, file }, student.token);
};

const putResume = ({ call }: Product, student: Someone, file: Blob, name = 'cv.pdf') =>
  call(endpoints.setResume, { params: { sId: student.id }, query: { name }, file }, student.token);

const tail = 'startxref\n9\n%%EOF\n';
/** What is no PDF, not a whole one, or something else besides. */
const noResume: Record<string, [status: number, file: Blob]> = {
  'a page that says it is a PDF': [400, pdfOf(`<!doctype html>${script}`)],
  'a PDF that is a page': [400, pdfOf(`%PDF-1.7\n${script}\n${tail}`)],
  'a PDF with a page behind it': [400, pdfOf(`%PDF-1.7\n${tail}<html>${script}</html>`)],
  'a PDF that is an archive': [400, pdfOf(`%PDF-1.7\nPK\x05\x06${' '.repeat(18)}${tail}`)],
  'a PDF that is a GIF': [400, pdfOf(`GIF89a;%PDF-1.7\n${tail}`)],
  'a PDF that breaks off': [400, pdfOf('%PDF-1.7\n1 0 obj')],
  'a PDF that says it is a page': [415, new Blob([aPdf()], { type: 'text/html' })],
  'a PDF that says it is a picture': [415, new Blob([aPdf()], { type: 'image/png' })],
  nothing: [400, pdfOf('')],
};

/** What is no picture, or not one to be read. */
const refused: Record<
  string,
  [status: number, () => Promise<Buffer> | Buffer | string, type?: string]
> = {
  'an SVG': [415, () => svg, 'image/svg+xml'],
  'an SVG that says it is a PNG': [400, () => svg],
  'a page that says it is a JPEG': [400, () => `<!doctype html>${script}`, 'image/jpeg'],
  'a GIF that is a script as well': [400, () => `GIF89a=1;${script}`],
  'a PDF that says it is a WebP': [400, () => '%PDF-1.7\n1 0 obj', 'image/webp'],
  'a PNG that breaks off': [400, async () => (await interlaced(300)).subarray(0, 200)],
  'a PNG of more than fifty million pixels': [400, () => interlaced(7100)],
  nothing: [400, () => ''],
  JSON: [415, () => '{}', 'application/json'],
};

const files: Record<string, [status: number, () => Buffer | string, type?: string]> = {
  'an archive that says it is a list': [400, () => Buffer.from('PK\x03\x04\0\0\xff\xfe', 'latin1')],
  'a page in place of a list': [415, () => script, 'text/html'],
};

/** Line 1: how often as long a sign-in takes while one account uploads the worst picture. */
const tolerated = 8;

async function signInMs({ call }: Product, email: string): Promise<number> {
  const begun = performance.now();
  const { status } = await call(endpoints.signIn, { body: { email, password: knownPassword } });
  if (status !== 200) throw new Error(`A sign-in was answered ${status}`);
  return performance.now() - begun;
}

async function medianSignIn(product: Product, email: string): Promise<number> {
  const times: number[] = [];
  while (times.length < 7) times.push(await signInMs(product, email));
  return times.sort((a, b) => a - b)[3]!;
}

export const uploads: readonly Case[] = [
  ...Object.entries(refused).map(([what, [status, content, type]]) => ({
    area: 'uploads',
    tried: `${what}, as a picture`,
    async run(product: Product) {
      const answer = await put(product, product.people.world.owner.student, await content(), type);
      return seen(answer.status, status);
    },
  })),
  ...Object.entries(noResume).map(([what, [status, file]]) => ({
    area: 'uploads',
    tried: `${what}, as a résumé`,
    async run(product: Product) {
      const answer = await putResume(product, product.people.world.other.student, file);
      return seen(answer.status, status);
    },
  })),
  ...Object.entries(files).map(([what, [status, content, type = 'text/csv']]) => ({
    area: 'uploads',
    tried: what,
    async run({ people, call }: Product) {
      const file = new Blob([new Uint8Array(Buffer.from(content()))], { type });
      const answer = await call(endpoints.importStudents, { file }, people.world.admin.token);
      return seen(answer.status, status);
    },
  })),
  {
    area: 'uploads',
    tried: 'more bytes than a picture, a résumé or a list may have: refused before they are read',
    async run({ port, people }) {
      const { owner, admin } = people.world;
      const say = async (line: string, token: string, type: string, bytes: number) => {
        const head = [
          `${line} HTTP/1.1`,
          'host: localhost',
          'connection: close',
          `authorization: Bearer ${token}`,
          `content-type: ${type}`,
          `content-length: ${bytes}`,
        ];
        const sent = Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
        return (await sendBytes(port, sent, false))?.status;
      };
      const picture = `PUT /api/students/${owner.student.id}/picture`;
      const resume = `PUT /api/students/${owner.student.id}/resume?name=cv.pdf`;
      return seen(
        [
          await say(picture, owner.student.token, 'image/png', pictureBytes + 1),
          await say(resume, owner.student.token, 'application/pdf', resumeBytes + 1),
          await say('POST /api/Students/import', admin.token, 'text/csv', csvUpload.maxBytes + 1),
        ],
        [413, 413, 413],
      );
    },
  },
  {
    area: 'uploads',
    tried: 'a PNG that is a page and holds a place and a script: kept as pixels only',
    async run(product) {
      const student = product.people.students.pop()!;
      const picture = sharp(await interlaced(300)).withExif({ IFD0: { Copyright: script } });
      const polyglot = Buffer.concat([await picture.png().toBuffer(), Buffer.from(script)]);
      const { status, body } = await put(product, student, polyglot);
      const served = await fetch(product.server.origin + body.profileImage);
      const bytes = Buffer.from(await served.arrayBuffer());
      return all(
        seen([status, served.status, served.headers.get('content-type')], [200, 200, 'image/webp']),
        seen(served.headers.get('x-content-type-options'), 'nosniff'),
        seen(bytes.includes('script'), false),
      );
    },
  },
  {
    area: 'uploads',
    tried: 'a résumé whose name would end a header or lead elsewhere: saved under a harmless one',
    async run(product) {
      const student = product.people.students.pop()!;
      const refused = await putResume(product, student, aPdf(), 'a\r\nSet-Cookie: x=y.pdf');
      const name = '../"; filename="run.exe';
      const { status } = await putResume(product, student, aPdf(), name);
      const { headers } = await product.call(
        endpoints.ownResume,
        { params: { sId: student.id } },
        student.token,
      );
      const disposition =
        'attachment; filename="resume.pdf"; filename*=UTF-8\'\'..%2F%22%3B%20filename%3D%22run.exe.pdf';
      return all(
        seen([refused.status, status], [400, 200]),
        seen(headers['content-disposition'], disposition),
        seen(
          [headers['content-type'], headers['x-content-type-options'], headers['cache-control']],
          ['application/pdf', 'nosniff', 'private, no-store'],
        ),
      );
    },
  },
  {
    area: 'uploads',
    tried: 'eighteen of the worst picture at once by one account, while somebody signs in',
    isLong: true,
    async run(product) {
      const [student, { email }] = [product.people.students.pop()!, product.people.students.pop()!];
      const worst = await interlaced(7000);
      const atRest = await medianSignIn(product, email);
      const uploading = Promise.all(Array.from({ length: 18 }, () => put(product, student, worst)));
      const meanwhile = await medianSignIn(product, email);
      const answers = await uploading;
      const taken = answers.filter(({ status }) => status === 200).length;
      const sentAway = answers.filter(
        ({ status, headers }) => [429, 503].includes(status) && Number(headers['retry-after']) > 0,
      );
      const times = Math.round(meanwhile / atRest);
      return all(
        seen([taken, sentAway.length], [1, 17]),
        times <= tolerated ? null : `a sign-in took ${times} times as long`,
      );
    },
  },
];
