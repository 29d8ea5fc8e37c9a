import { describe, expect, test } from 'vitest';
import { askedAlike } from './alike.ts';

const soon = () => new Promise((turn) => setImmediate(turn));

describe('the same question, asked by many', () => {
  /** A board that is read, and may be written before it is. */
  function board() {
    const ask = askedAlike<string>();
    const readings: ((notice: string) => void)[] = [];
    const read = () => new Promise<string>((answer) => readings.push(answer));
    return { readings, look: (question: string) => ask(question, read) };
  }

  test('is read once for all who come while it is under way, and never from before they came', async () => {
    const { readings, look } = board();
    const first = look('cranes');
    await soon();
    const others = [look('cranes'), look('cranes')];
    await soon();
    expect(readings).toHaveLength(1);
    readings[0]?.('as it was');
    expect(await first).toBe('as it was');
    await soon();
    expect(readings).toHaveLength(2);
    readings[1]?.('as it is');
    expect(await Promise.all(others)).toEqual(['as it is', 'as it is']);
  });

  test('holds up no other question', async () => {
    const { readings, look } = board();
    void look('cranes');
    const bridge = look('bridges');
    await soon();
    readings[1]?.('a bridge');
    expect(await bridge).toBe('a bridge');
  });
});
