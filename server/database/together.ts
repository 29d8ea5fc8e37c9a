/** How long to wait for an answer under way before the next question is asked beside it, in milliseconds. */
const patienceMs = 50;

/**
 * Asks for many keys in one statement what would else be asked one by one: those that come while an
 * earlier answer is under way. Every answer is read after its question came, so nothing in it is old;
 * and whoever comes alone waits for nobody.
 * @param ask answers in any order; a key it leaves out is answered with null
 */
export function askedTogether<Answer>(
  ask: (keys: readonly string[]) => Promise<readonly (readonly [key: string, answer: Answer])[]>,
): (key: string) => Promise<Answer | null> {
  let waiting: {
    readonly keys: Set<string>;
    readonly answers: Promise<Map<string, Answer>>;
  } | null = null;
  let underWay: Promise<void> | null = null;

  const askAll = (keys: Set<string>) => {
    waiting = null;
    const answers = ask([...keys]).then((found) => new Map(found));
    const over = () => {
      if (underWay === ended) underWay = null;
    };
    const ended: Promise<void> = answers.then(over, over);
    underWay = ended;
    return answers;
  };

  return async (key) => {
    if (!waiting) {
      const keys = new Set<string>();
      waiting = { keys, answers: patiently(underWay).then(() => askAll(keys)) };
    }
    waiting.keys.add(key);
    return (await waiting.answers).get(key) ?? null;
  };
}

/** Waits for what is under way, but not for ever: one lost answer must not hold up everybody. */
function patiently(underWay: Promise<void> | null): Promise<void> {
  if (!underWay) return Promise.resolve();
  return new Promise((goOn) => {
    const timer = setTimeout(goOn, patienceMs);
    underWay.then(() => {
      clearTimeout(timer);
      goOn();
    });
  });
}
