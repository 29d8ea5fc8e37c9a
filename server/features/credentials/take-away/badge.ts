import sharp from 'sharp';
import { bridgeOf } from './drawing/bridge.ts';
import { type AchievementFacts, demoWords } from './facts.ts';
import { type Line, lettering, lineHeights, type Setting } from './lettering/lines.ts';

/** Pixels. */
const side = 600;
const edge = 44;
const inner = side - 2 * edge;

/** The colours of the blue sheet in src/styles/_tokens.scss. In grey they keep their order: ink, lines, wagon, sheet. */
const sheet = '#10386f';
const ink = '#f4f7fc';
const stroke = '#cfe1fa';
const hairline = '#aacdff';
const accent = '#ff6b1a';
const onAccent = '#16120d';

const heading: Setting = { style: 'display', width: inner, height: 118, sizes: [54, 46, 38, 30] };
const emblem: Setting = { style: 'display', width: inner, height: 40, sizes: [40] };
const note: Setting = { style: 'strong', width: inner, height: 30, sizes: [26, 22] };
const sign: Setting = { style: 'display', width: 130, height: 40, sizes: [36, 26] };

/** The picture of an achievement as an SVG: every letter is a path, and its whole text stands in `title`. */
export function badge(facts: AchievementFacts): string {
  const { engineeringType, title, companyName, programme, outcome, isDemo } = facts;
  const frames = outcome === 'Completed with distinction' ? [16, 24] : [16];
  const demo = [
    box(298, 50, 258, 40, accent),
    write(demoWords, { ...note, sizes: [22] }, 310, 77, onAccent),
  ];
  return svg(facts, [
    grid,
    ...frames.map(square),
    write(engineeringType.toUpperCase(), emblem, edge, 84),
    ...(isDemo ? demo : []),
    drawing(facts, 104, 168, edge, 7, 3.5),
    write(title, heading, edge, 366),
    write(companyName, note, edge, 490, stroke),
    ...(outcome === null ? [] : result(outcome)),
    write(programme, sign, 424, 546),
  ]);
}

const result = (outcome: string): string[] => [
  box(edge, 512, 344, 44, ink),
  write(outcome, { ...note, sizes: [24] }, edge + 16, 542, sheet),
];

/** The same bridge alone, for places where no text could be read. */
export const badgeMark = (facts: AchievementFacts): string =>
  svg(facts, [drawing(facts, 130, 330, 50, 24, 10)]);

/** 600 pixels wide and high. It takes about 30 ms. */
export const badgePng = (facts: AchievementFacts): Promise<Buffer> =>
  sharp(Buffer.from(badge(facts)))
    .png({ compressionLevel: 9 })
    .toBuffer();

function drawing(
  { achievementId, engineeringType }: AchievementFacts,
  y: number,
  height: number,
  x: number,
  heavy: number,
  light: number,
): string {
  const place = { x, y, width: side - 2 * x, height };
  const { water, members, piers, deck, wagon } = bridgeOf(achievementId, engineeringType, place);
  return [
    `<path d="${water}" stroke-width="${light * 0.6}"/>`,
    `<path d="${members}" stroke-width="${light}"/>`,
    `<path d="${piers}" stroke-width="${heavy * 0.8}"/>`,
    `<path d="${deck}" stroke-width="${heavy}" stroke="${ink}"/>`,
    `<path d="${wagon}" fill="${accent}" stroke="none"/>`,
  ].join('');
}

const write = (text: string, setting: Setting, x: number, y: number, fill = ink): string =>
  `<path fill="${fill}" stroke="none" d="${outlines(text, setting, x, y)}"/>`;

const steps = Array.from({ length: side / 30 - 1 }, (_, place) => (place + 1) * 30);
const gridLines = steps.map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join('');
const grid = `<path stroke="${hairline}" stroke-opacity=".13" d="${gridLines}"/>`;

const square = (inset: number): string =>
  `<path stroke-width="2" d="M${inset} ${inset}H${side - inset}V${side - inset}H${inset}z"/>`;
const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path fill="${fill}" stroke="none" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;

function svg(facts: AchievementFacts, inside: readonly string[]): string {
  const { title, companyName, outcome, programme, isDemo } = facts;
  const what = [`${title}, ${companyName}`, outcome, programme].filter(Boolean).join('. ');
  const words = `${isDemo ? `${demoWords}. ` : ''}${what}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" role="img">`,
    `<title>${escaped(words)}</title><rect width="${side}" height="${side}" fill="${sheet}"/>`,
    `<g fill="none" stroke="${stroke}" stroke-linejoin="round">${inside.join('')}</g></svg>`,
  ].join('');
}

/** Without what XML has no letter for. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A text as one path of an SVG, which then needs no font. `y` is where its first line stands. */
function outlines(text: string, setting: Setting, x: number, y: number): string {
  const set = lettering(text, setting);
  return set.lines
    .map((line, at) => outlineOf(line, set.size, x, y + at * set.size * lineHeights[setting.style]))
    .join('');
}

function outlineOf(line: Line, size: number, x: number, y: number): string {
  let left = x;
  const letters: string[] = [];
  for (const { face, text } of line) {
    const scale = size / face.font.unitsPerEm;
    const { glyphs, positions } = face.font.layout(text);
    for (const [place, { path }] of glyphs.entries()) {
      const { xAdvance, xOffset } = positions[place]!;
      letters.push(
        path
          .scale(scale, -scale)
          .translate(left + xOffset * scale, y)
          .toSVG(),
      );
      left += xAdvance * scale;
    }
  }
  return letters.join('');
}
