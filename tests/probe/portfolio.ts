import { randomUUID } from 'node:crypto';
import type { Someone } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type Case, casesOf, seen } from './case.ts';
import {
  allow,
  askForCredential,
  completedWork,
  proofOf,
  validCredentials,
} from './completed-work.ts';
import type { Product } from './product.ts';

const newName = () => `by-${randomUUID()}`;
const save = ({ call }: Product, { token }: Someone, given: object, version?: string) => {
  const page = {
    name: '',
    about: 'Bridges.',
    isPublished: true,
    isIndexed: false,
    showsContact: false,
    shown: [],
  };
  return call(
    endpoints.savePortfolio,
    { body: { ...page, ...given }, ...(version && { version }) },
    token,
  );
};

/** Work whose two deliveries are shown on a student’s page. @returns it, and which of them the page shows by now */
async function shownWork(product: Product) {
  const [work] = await completedWork(product, 1);
  await allow(product, work!, [1, 2]);
  await askForCredential(product, work!);
  const shown = await validCredentials(product, work!);
  const page = { name: newName(), shown };
  await save(product, work!.student, page);
  const read = async () => {
    const answer = await fetch(`${product.server.origin}/p/${page.name}`);
    const text = await answer.text();
    return [1, 2].filter((number) => text.includes(`As in report ${number}.`));
  };
  return { work: work!, page, read };
}

const attempts: Record<string, Case['run']> = {
  'the second of two deliveries of one title, which the company takes back': async (product) => {
    const { work, read } = await shownWork(product);
    const before = await read();
    await allow(product, work, [1]);
    return seen([before, await read()], [[1, 2], [1]]);
  },
  'a delivery that the company took back before it deleted its account': async (product) => {
    const { work, read } = await shownWork(product);
    await allow(product, work, [1]);
    const gone = { params: { id: work.company.companyId }, query: { force: 'true' } } as const;
    await product.call(endpoints.deleteCompany, gone, product.people.world.admin.token);
    return seen(await read(), [1]);
  },
  'a page that was taken back in another window, published again by an older edit': async (
    product,
  ) => {
    const { work, page, read } = await shownWork(product);
    const { body } = await product.call(endpoints.getPortfolio, {}, work.student.token);
    await save(product, work.student, { ...page, isPublished: false });
    const stale = await save(product, work.student, page, body.version);
    return seen([stale.status, await read()], [412, []]);
  },
  'a page that is saved while its credential is issued anew': async (product) => {
    const { work, page, read } = await shownWork(product);
    await askForCredential(product, work);
    const answers: number[] = [];
    do answers.push((await save(product, work.student, page)).status);
    while ((await proofOf(product, work)).isWanted);
    answers.push((await save(product, work.student, page)).status);
    return seen([[...new Set(answers)], await read()], [[200], [1, 2]]);
  },
  'one address, by ten students at once': async (product) => {
    const name = newName();
    const students = product.people.students.splice(0, 10);
    const answers = await Promise.all(students.map((student) => save(product, student, { name })));
    const statuses = answers.map(({ status }) => status).sort();
    return seen(statuses, [200, ...Array.from({ length: 9 }, () => 409)]);
  },
  'the address that somebody has just given up': async (product) => {
    const [before, after] = product.people.students.splice(0, 2) as [Someone, Someone];
    const name = newName();
    await save(product, before, { name });
    await save(product, before, { name: newName() });
    const taken = await save(product, after, { name });
    const back = await save(product, before, { name });
    return seen([taken.status, taken.body.code, back.status], [409, 'portfolio-name-taken', 200]);
  },
};

export const portfolio: readonly Case[] = casesOf('portfolio', attempts);
