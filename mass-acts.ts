import { setTimeout } from 'node:timers/promises';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { MassAct } from '../../src/contract/mass-acts.ts';
import { all, type Case, seen } from './case.ts';
import type { Product } from './product.ts';

/** More than an act may be about without being shown first. */
export const crowd = 60;

const get = async ({ call, people }: Product, id: number): Promise<MassAct> =>
  (await call(endpoints.getMassAct, { params: { id } }, people.world.admin.token)).body;

async function until(product: Product, id: number, state: MassAct['state']): Promise<MassAct> {
  for (;;) {
    const act = await get(product, id);
    if (act.state === state) return act;
    await setTimeout(100);
  }
}

async function signedIn({ call, people }: Product): Promise<number> {
  const answers = people.crowd.map(({ token }) => call(endpoints.me, {}, token));
  return (await Promise.all(answers)).filter(({ status }) => status === 200).length;
}

/** Line 17. */
export const massActs: readonly Case[] = [
  {
    area: 'mass acts',
    tried: `${crowd} students disabled: shown first, done by a job, taken back`,
    async run(product) {
      const { call, people } = product;
      const { token } = people.world.admin;
      const ids = people.crowd.map(({ id }) => id);
      const body = { kind: 'student', act: 'disable', ids } as const;
      const { id } = (await call(endpoints.proposeMassAct, { body }, token)).body;
      const shown = await get(product, id);
      const before = await signedIn(product);
      await call(endpoints.startMassAct, { params: { id } }, token);
      const done = await until(product, id, 'done');
      const meanwhile = await signedIn(product);
      await call(endpoints.undoMassAct, { params: { id } }, token);
      await until(product, id, 'taken back');
      const query = { state: 'disabled', pageSize: '100' } as const;
      const { body: disabled } = await call(endpoints.listStudents, { query }, token);
      const left = disabled.filter(({ sId }: { sId: number }) => ids.includes(sId)).length;
      return all(
        seen([shown.state, shown.people, shown.sessions, before], ['proposed', crowd, crowd, crowd]),
        seen([done.handled, done.changed, meanwhile], [crowd, crowd, 0]),
        seen(left, 0),
      );
    },
  },
  {
    area: 'mass acts',
    tried: 'one about more than a thousand, and one about nobody',
    async run({ call, people }) {
      const of = (ids: number[]) =>
        call(
          endpoints.proposeMassAct,
          { body: { kind: 'student', act: 'delete', ids } },
          people.world.admin.token,
        );
      const many = await of(Array.from({ length: 1_001 }, (_, n) => n + 1));
      return seen([many.status, (await of([])).status], [400, 400]);
    },
  },
  {
    area: 'mass acts',
    tried: 'one that is begun twice: done once',
    async run(product) {
      const { call, people } = product;
      const student = people.students.pop()!;
      const { token } = people.world.admin;
      const body = { kind: 'student', act: 'disable', ids: [student.id] } as const;
      const { id } = (await call(endpoints.proposeMassAct, { body }, token)).body;
      const start = () => call(endpoints.startMassAct, { params: { id } }, token);
      await Promise.all([start(), start(), start()]);
      await until(product, id, 'done');
      const audit = await call(endpoints.listAudit, { query: { kind: 'student' } }, token);
      const own = audit.body.filter(
        ({ act, subjectId }: { act: string; subjectId: number }) =>
          act === 'disabled' && subjectId === student.id,
      );
      return seen(own.length, 1);
    },
  },
];
