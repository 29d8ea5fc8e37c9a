import { CompiledQuery } from 'kysely';
import { openPostgres } from '../../server/platform/database/open.ts';
import { aMember, type Member } from './member.ts';
import { until } from './until.ts';

/** As Patroni's `/cluster` names them. */
interface Seen {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  /** One more for each primary there has been; null while nobody knows. */
  readonly timeline: number | null;
}

/** Three PostgreSQL of which one is primary and one has every commit before it is acknowledged. */
export interface Members {
  readonly all: readonly Member[];
  /** @throws where nobody is */
  primary(): Promise<Member>;
  /** Waits until there is a primary, a synchronous standby and another that follows. @returns in how many ms */
  whole(): Promise<number>;
  /** Asks Patroni to hand over from the primary to whoever has every commit. */
  switchOver(): Promise<void>;
  end(): Promise<void>;
}

export async function startMembers(folder: string, etcdPort: number): Promise<Members> {
  const names = ['one', 'two', 'three'];
  const all = await Promise.all(names.map((name) => aMember(name, folder, etcdPort)));

  /** As the first member sees it that answers. */
  async function seen(): Promise<Seen[]> {
    return Promise.any(
      all.map(async ({ rest }) => {
        const answer = await fetch(`${rest}/cluster`, { signal: AbortSignal.timeout(1_000) });
        // Who is cut off from etcd answers something else.
        if (!answer.ok) throw new Error(`Answered ${answer.status}.`);
        return ((await answer.json()) as { members: Seen[] }).members;
      }),
    );
  }
  const primary = async () => {
    const leader = (await seen()).find(({ role }) => role === 'leader');
    const member = all.find(({ name }) => name === leader?.name);
    if (!member) throw new Error('There is no primary.');
    return member;
  };
  const members: Members = {
    all,
    primary,
    whole: () =>
      until('a primary and two standbys, one of them synchronous', 60, async () => {
        const now = await seen();
        const timelines = new Set(now.map(({ timeline }) => timeline));
        const roles = now.filter(isWell).map(({ role }) => role);
        return timelines.size === 1 && roles.sort().join() === 'leader,replica,sync_standby';
      }),
    async switchOver() {
      const { rest, name } = await primary();
      const answer = await fetch(`${rest}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: name }),
      });
      if (!answer.ok) throw new Error(`Not switched over: ${await answer.text()}`);
    },
    async end() {
      await Promise.all(all.map((member) => member.end()));
    },
  };
  try {
    await Promise.all(all.map((member) => member.start()));
    await members.whole();
    await makeOwner(await primary());
  } catch (error) {
    const logs = all.map((member) => member.log().split('\n').slice(-8).join('\n'));
    await members.end();
    throw new Error(`PostgreSQL did not start.\n${logs.join('\n')}`, { cause: error });
  }
  return members;
}

/** Patroni 3 says of a standby that streams that it is "running". */
const isWell = ({ state }: Seen) => state === 'running' || state === 'streaming';

/** The database and its owner, who is no superuser. */
async function makeOwner({ port }: Member): Promise<void> {
  const server = openPostgres(`postgres://postgres@127.0.0.1:${port}/postgres`, 1);
  for (const statement of ['create role trestle login', 'create database trestle owner trestle'])
    await server.db.executeQuery(CompiledQuery.raw(statement));
  await server.close();
}
