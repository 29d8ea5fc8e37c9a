import type { Asked } from './open.ts';
import { Turns } from './turns.ts';

/**
 * Asks for many keys in one statement what would else be asked one by one: those that come while an
 * earlier answer is under way.
 * @param ask answers in any order; a key it leaves out is answered with null
 */
export function askedTogether<Answer>(
  ask: (
    db: Asked,
    keys: readonly string[],
  ) => Promise<readonly (readonly [key: string, answer: Answer])[]>,
): (db: Asked, key: string) => Promise<Answer | null> {
  /** One for each database, as there is one of those for each process but in tests. */
  const asking = new WeakMap<Asked, ReturnType<typeof together<Answer>>>();
  return (db, key) => {
    const find = asking.get(db) ?? together((keys) => ask(db, keys));
    asking.set(db, find);
    return find(key);
  };
}

function together<Answer>(
  ask: (keys: readonly string[]) => Promise<readonly (readonly [string, Answer])[]>,
): (key: string) => Promise<Answer | null> {
  const turns = new Turns<Map<string, Answer>>();
  let keys = new Set<string>();

  const askAll = async () => {
    const asked = [...keys];
    keys = new Set();
    return new Map(await ask(asked));
  };

  return async (key) => {
    keys.add(key);
    return (await turns.take(askAll)).get(key) ?? null;
  };
}
