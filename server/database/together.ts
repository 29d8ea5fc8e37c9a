/**
 * Asks for many keys in one statement what would else be asked one by one: those that come in the same
 * turn of the event loop. Every answer is read after its question came, so nothing in it is old.
 * @param ask answers in any order; a key it leaves out is answered with null
 */
export function askedTogether<Answer>(
  ask: (keys: readonly string[]) => Promise<readonly (readonly [key: string, answer: Answer])[]>,
): (key: string) => Promise<Answer | null> {
  let next: { readonly keys: Set<string>; readonly answers: Promise<Map<string, Answer>> } | null =
    null;

  const gather = () => {
    const keys = new Set<string>();
    const answers = new Promise<void>((turnEnds) => setImmediate(turnEnds)).then(async () => {
      next = null;
      return new Map(await ask([...keys]));
    });
    return { keys, answers };
  };

  return async (key) => {
    next ??= gather();
    next.keys.add(key);
    return (await next.answers).get(key) ?? null;
  };
}
