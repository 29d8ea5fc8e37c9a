import { describe, expect, test, vi } from 'vitest';
import { openStreams } from './stream.ts';

const stream = () => ({ close: vi.fn(), replace: vi.fn() });

describe('open streams', () => {
  test('of one account are so many; the eldest gives way, and nobody else’s', () => {
    const open = openStreams({ perAccount: 2, inAll: 10 });
    const own = Array.from({ length: 4 }, stream);
    const other = stream();
    open.add(2, other);
    for (const one of own) open.add(1, one);
    expect(own.map(({ replace }) => replace.mock.calls.length)).toEqual([1, 1, 0, 0]);
    expect(other.replace).not.toHaveBeenCalled();
  });

  test('of a process are so many; then people are told to come again, until one ends', () => {
    const open = openStreams({ perAccount: 2, inAll: 2 });
    const [first, second] = [stream(), stream()];
    open.add(1, first);
    open.add(2, second);
    const another = () => open.add(3, stream());
    expect(another).toThrow(expect.objectContaining({ code: 'busy', retryAfter: 30 }));
    open.remove(1, first);
    open.remove(1, first);
    another();
    expect(another).toThrow();
    open.closeAll();
    expect(second.close).toHaveBeenCalledOnce();
    expect(first.close).not.toHaveBeenCalled();
  });
});
