import { setTimeout } from 'node:timers/promises';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { BulkAction } from '../../src/contract/reports/bulk-actions.ts';
import { type Case, seen } from './case.ts';
import type { Product } from './product.ts';

/** One more than an admin may change without having it shown first. */
export const crowd = 51;

async function until({ call, people }: Product, id: number, state: BulkAction['state']) {
  for (;;) {
    const { body } = await call(
      endpoints.getBulkAction,
      { params: { id } },
      people.world.admin.token,
    );
    if (body.state === state) return;
    await setTimeout(100);
  }
}

/** Line 17. */
export const bulkActions: readonly Case[] = [
  {
    area: 'bulk actions',
    tried: 'disabling 51 people: shown first, asks for the password, done by a job, taken back',
    isLong: true,
    async run(product) {
      const { call, people } = product;
      const { token } = people.world.admin;
      const working = async () => {
        const asked = people.crowd.map((one) => call(endpoints.me, {}, one.token));
        return (await Promise.all(asked)).filter(({ status }) => status === 200).length;
      };
      const states = [];
      const ids = people.crowd.map(({ id }) => id);
      const proposal = { kind: 'student', act: 'disable', ids } as const;
      const { id } = (await call(endpoints.proposeBulkAction, { body: proposal }, token)).body;
      states.push(await working());
      const params = { id };
      const asked = await call(endpoints.startBulkAction, { params }, people.longAgo.admin);
      states.push(asked.body.code, await working());
      await call(endpoints.startBulkAction, { params }, token);
      await until(product, id, 'done');
      states.push(await working());
      await call(endpoints.undoBulkAction, { params }, token);
      await until(product, id, 'taken back');
      const query = { state: 'disabled', pageSize: '100' } as const;
      const { body } = await call(endpoints.listStudents, { query }, token);
      states.push(body.filter(({ sId }: { sId: number }) => ids.includes(sId)).length);
      return seen(states, [crowd, 'password-needed', crowd, 0, 0]);
    },
  },
  {
    area: 'bulk actions',
    tried: 'more than a thousand at once, and nobody at all',
    async run({ call, people }) {
      const propose = async (length: number) => {
        const ids = Array.from({ length }, (_, at) => at + 1);
        const body = { kind: 'student', act: 'delete', ids } as const;
        return (await call(endpoints.proposeBulkAction, { body }, people.world.admin.token)).status;
      };
      return seen([await propose(1001), await propose(0)], [400, 400]);
    },
  },
];
