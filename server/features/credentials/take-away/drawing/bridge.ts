import { createHash } from 'node:crypto';
import type { EngineeringType } from '../../../../../src/contract/accounts/people.ts';

export interface Bridge {
  readonly deck: string;
  readonly piers: string;
  readonly members: string;
  readonly water: string;
  /** Finished share of the work; filled. */
  readonly wagon: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Heights are downwards, as on a screen. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly end: 'first' | 'last' | null;
  readonly deck: number;
  readonly top: number;
  readonly water: number;
}

/** One of a few, the same for the same seed. */
type Choose = <T>(among: readonly T[]) => T;

/** By kind: the height of the deck, whether piers go on as towers, and the structure that carries a span. */
const kinds: Record<
  EngineeringType,
  { deckAt: number; hasTowers: boolean; carry: (choose: Choose) => (span: Span) => string[] }
> = {
  Civil: { deckAt: 0.3, hasTowers: false, carry: arches },
  Mechanical: { deckAt: 0.6, hasTowers: false, carry: trusses },
  Electrical: { deckAt: 0.66, hasTowers: true, carry: cables },
  Computer: { deckAt: 0.66, hasTowers: true, carry: stays },
};

/** The bridge of an achievement: its kind is that of the engineering, its piers and members are the seed's. */
export function bridgeOf(seed: number, type: EngineeringType, place: Place): Bridge {
  const { x, y, width, height } = place;
  const { deckAt, hasTowers, carry } = kinds[type];
  const choose = choosing(seed);
  const deck = y + height * deckAt;
  const top = y + height * choose([0.02, 0.06, 0.1]);
  const water = y + height;
  const levels = { deck, top, water };
  const spans = spansOf(place, choose).map((span) => ({ ...span, ...levels }));
  const piers = spans
    .slice(1)
    .map(({ from }) => lines([from, hasTowers ? top : deck], [from, water]));
  const ends = [x, x + width].map((end) => lines([end, deck], [end, water]));
  const rows = [0.07, 0.13].map((deep) => water + height * deep);
  return {
    deck: lines([x, deck], [x + width, deck]),
    piers: [...ends, ...piers].join(''),
    members: spans.flatMap(carry(choose)).join(''),
    water: rows.map((row, at) => surface(x + width * (at + 1) * 0.1, row, width * 0.6)).join(''),
    wagon: wagon(x + width, deck - height * 0.035, Math.min(width * 0.09, height * 0.27)),
  };
}

const choosing = (seed: number): Choose => {
  const bytes = createHash('sha256').update(String(seed)).digest();
  let at = 0;
  return (among) => among[bytes[at++ % bytes.length]! % among.length]!;
};

function spansOf({ x, width }: Place, choose: Choose): Pick<Span, 'from' | 'to' | 'end'>[] {
  const lengths = Array.from({ length: 100 }, (_, at) => 80 + at);
  const shares = Array.from({ length: choose([2, 3, 3, 4]) }, () => choose(lengths));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let to = x;
  return shares.map((share, at) => {
    const from = to;
    to += (width * share) / whole;
    return { from, to, end: at === 0 ? 'first' : at === shares.length - 1 ? 'last' : null };
  });
}

/** Under the deck, with columns. */
function arches(choose: Choose) {
  const [foot, crown] = [choose([0.7, 0.8, 0.9]), choose([0.06, 0.12, 0.18])];
  const columns = choose([4, 5, 6, 7]);
  return (span: Span) => {
    const at = (share: number) => between(span.deck, span.water, share);
    return rib(span, columns, (t) => between(at(crown), at(foot), (2 * t - 1) ** 2));
  };
}

/** Hung from towers. */
function cables(choose: Choose) {
  const sag = choose([0.08, 0.14, 0.2]);
  const hangers = choose([5, 6, 7, 8]);
  return (span: Span) => {
    const at = (share: number) => between(span.deck, span.top, share);
    const hung = { first: (t: number) => t ** 2, last: (t: number) => (1 - t) ** 2 };
    const inner = (t: number) => between(sag, 1, (2 * t - 1) ** 2);
    return rib(span, hangers, (t) => at((span.end ? hung[span.end] : inner)(t)));
  };
}

/** A curve, and what joins it to the deck. */
function rib({ from, to, deck }: Span, parts: number, heightAt: (t: number) => number): string[] {
  const point = (t: number): Point => [between(from, to, t), heightAt(t)];
  const posts = sharesOf(parts).slice(1, -1).map(point);
  return [lines(...sharesOf(16).map(point)), ...posts.map(([x, y]) => lines([x, deck], [x, y]))];
}

/** Above the deck, with diagonals that cross or take turns. */
function trusses(choose: Choose) {
  const height = choose([0.6, 0.75, 0.9]);
  const isCrossed = choose([true, false]);
  const panels = isCrossed ? 4 : choose([4, 6]);
  return ({ from, to, deck, top }: Span) => {
    const chord = between(deck, top, height);
    const joints = sharesOf(panels).map((share) => between(from, to, share));
    const inner = joints.slice(1, -1);
    const webs = inner.slice(1).flatMap((x, at) => {
      const rising = lines([inner[at]!, deck], [x, chord]);
      const falling = lines([inner[at]!, chord], [x, deck]);
      if (isCrossed) return [rising, falling, lines([x, chord], [x, deck])];
      return at % 2 === 0 ? [falling] : [rising];
    });
    const [first, last] = [inner[0]!, inner.at(-1)!];
    return [lines([from, deck], [first, chord], [last, chord], [to, deck]), ...webs];
  };
}

/** Straight ropes from each tower, as a fan or as a harp. */
function stays(choose: Choose) {
  const shares = sharesOf(choose([3, 4, 5])).slice(1);
  const spread = choose([0, 0.35, 0.75]);
  return ({ from, to, end, deck, top }: Span) => {
    const reach = (to - from) * (end ? 1 : 0.5);
    const ropes = (tower: number, direction: number) =>
      shares.map((share) => {
        const high = between(top, deck, spread * (1 - share));
        return lines([tower, high], [tower + direction * reach * share, deck]);
      });
    return [...(end === 'first' ? [] : ropes(from, 1)), ...(end === 'last' ? [] : ropes(to, -1))];
  };
}

const surface = (x: number, y: number, width: number): string => {
  const waves = Array.from({ length: 12 }, () => `q${width / 24} ${-width / 80} ${width / 12} 0`);
  return `M${x} ${y}${waves.join('')}`;
};

/** On its wheels at the right end. */
function wagon(end: number, bottom: number, length: number): string {
  const wheel = length * 0.12;
  const left = end - length * 1.4;
  const wheels = [0.1, 0.66].map(
    (share) =>
      `M${left + length * share} ${bottom}a${wheel} ${wheel} 0 1 0 ${2 * wheel} 0a${wheel} ${wheel} 0 1 0 ${-2 * wheel} 0z`,
  );
  const box = `M${left} ${bottom - wheel}h${length}v${-length / 2}h${-length}z`;
  return [box, ...wheels].join('');
}

type Point = readonly [x: number, y: number];

const lines = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** From 0 to 1 in equal steps. */
const sharesOf = (parts: number): number[] =>
  Array.from({ length: parts + 1 }, (_, at) => at / parts);

const between = (from: number, to: number, share: number): number => from + (to - from) * share;
