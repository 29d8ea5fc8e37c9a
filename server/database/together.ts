import type { Asked } from './open.ts';
import { Turns } from './turns.ts';

type Find<Answer> = (key: string) => Promise<Answer | null>;

/**
 * Asks for many keys in one statement what would else be asked one by one: those that come while an
 * earlier answer is under way.
 * @param ask answers in any order; a key it leaves out is answered with null
 * @param lanes how many statements may be under way at once, the keys dealt out to them: two where the database
 *   takes as long for an answer as the program, which would else wait for it
 */
export function askedTogether<Answer>(
  ask: (
    db: Asked,
    keys: readonly string[],
  ) => Promise<readonly (readonly [key: string, answer: Answer])[]>,
  lanes = 1,
): (db: Asked, key: string) => Promise<Answer | null> {
  /** One for each database, as there is one of those for each process but in tests. */
  const asking = new WeakMap<Asked, Find<Answer>>();
  return (db, key) => {
    const find = asking.get(db) ?? dealt(lanes, () => together((keys) => ask(db, keys)));
    asking.set(db, find);
    return find(key);
  };
}

/** Deals keys out by their last letter, so that each goes the same way every time. */
function dealt<Answer>(lanes: number, lane: () => Find<Answer>): Find<Answer> {
  const all = Array.from({ length: lanes }, lane);
  return (key) => all[key.charCodeAt(key.length - 1) % lanes]!(key);
}

function together<Answer>(
  ask: (keys: readonly string[]) => Promise<readonly (readonly [string, Answer])[]>,
): Find<Answer> {
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
