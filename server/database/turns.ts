/** How long to wait for an answer under way before the next question is asked beside it, in milliseconds. */
const patienceMs = 50;

/**
 * One question at a time: whoever comes while an earlier answer is under way shares the next one with all others
 * who came. So every answer is read after its question came, and nothing in it is old; and whoever comes alone
 * waits for nobody.
 */
export class Turns<Answer> {
  #next: Promise<Answer> | null = null;
  #underWay: Promise<void> | null = null;

  /** The answer of the next turn, which `ask` is to give where nobody waits for it yet. */
  take(ask: () => Promise<Answer>): Promise<Answer> {
    this.#next ??= patiently(this.#underWay).then(() => this.#begin(ask));
    return this.#next;
  }

  /** Whether nothing is under way, and nobody waits. */
  get idle(): boolean {
    return this.#next === null && this.#underWay === null;
  }

  #begin(ask: () => Promise<Answer>): Promise<Answer> {
    this.#next = null;
    const answer = ask();
    const over = () => {
      if (this.#underWay === ended) this.#underWay = null;
    };
    const ended: Promise<void> = answer.then(over, over);
    this.#underWay = ended;
    return answer;
  }
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
