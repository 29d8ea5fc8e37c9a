/** How long to wait for answers under way before the next question is asked beside them, in milliseconds. */
const patienceMs = 50;

/**
 * So many questions at a time: whoever comes while as many answers are under way shares the next one with all others
 * who came. So every answer is read after its question came, and nothing in it is old; and who comes while few do
 * waits for nobody.
 */
export class Turns<Answer> {
  readonly #beside: number;
  #next: Promise<Answer> | null = null;
  readonly #underWay = new Set<Promise<Answer>>();
  #roomIsMade: (() => void) | null = null;

  /** @param beside how many answers may be under way at once */
  constructor(beside: number) {
    this.#beside = beside;
  }

  /** The answer of the next turn, which `ask` is to give where nobody waits for it yet. */
  take(ask: () => Promise<Answer>): Promise<Answer> {
    this.#next ??= this.#room().then(() => this.#begin(ask));
    return this.#next;
  }

  /** Whether nothing is under way, and nobody waits. */
  get idle(): boolean {
    return this.#next === null && this.#underWay.size === 0;
  }

  /** Waits for an answer under way, but not for ever: one that is lost must not hold up everybody. */
  async #room(): Promise<void> {
    if (this.#underWay.size < this.#beside) return;
    await new Promise<void>((goOn) => {
      const givenUp = setTimeout(() => {
        this.#underWay.clear();
        goOn();
      }, patienceMs);
      this.#roomIsMade = () => {
        clearTimeout(givenUp);
        goOn();
      };
    });
  }

  #begin(ask: () => Promise<Answer>): Promise<Answer> {
    this.#next = null;
    const answer = ask();
    this.#underWay.add(answer);
    const over = () => {
      this.#underWay.delete(answer);
      this.#roomIsMade?.();
    };
    answer.then(over, over);
    return answer;
  }
}
