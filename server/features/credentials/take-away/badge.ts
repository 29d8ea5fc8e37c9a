import sharp from 'sharp';
import { type Faces, openFaces } from '../../../platform/drawing/lettering/faces.ts';
import type { Setting } from '../../../platform/drawing/lettering/lines.ts';
import { outlines } from '../../../platform/drawing/lettering/outlines.ts';
import { bridgeOf } from './drawing/bridge.ts';
import { type AchievementFacts, noticeOf } from './facts.ts';

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

/** An achievement's picture as an SVG: every letter is a path, and `title` has the whole text. */
export async function badge(facts: AchievementFacts): Promise<string> {
  const { engineeringType, title, companyName, programme, outcome } = facts;
  const frames = outcome === 'Completed with distinction' ? [16, 24] : [16];
  const notice = noticeOf(facts);
  const write = writeWith(await openFaces(JSON.stringify(facts)));
  return svg(facts, [
    grid,
    ...frames.map(square),
    write(engineeringType.toUpperCase(), emblem, edge, 84),
    drawing(facts, 104, 168, edge, 7, 3.5),
    write(title, heading, edge, 366),
    write(companyName, note, edge, 490, stroke),
    ...(outcome === null ? [] : result(write, outcome)),
    write(programme, sign, 424, 546),
    crossed(facts, 10),
    ...(notice ? noticed(write, notice) : []),
  ]);
}

const noticed = (write: Write, notice: string): string[] => [
  box(298, 50, 258, 40, accent),
  write(notice, { ...note, width: 238, sizes: [22, 18, 16] }, 310, 77, onAccent),
];

const result = (write: Write, outcome: string): string[] => [
  box(edge, 512, 344, 44, ink),
  write(outcome, { ...note, sizes: [24] }, edge + 16, 542, sheet),
];

/** Only the bridge, for sizes at which no text is readable. */
export const badgeMark = (facts: AchievementFacts): string =>
  svg(facts, [drawing(facts, 130, 330, 50, 24, 10), crossed(facts, 36)]);

/** Crosses out what was revoked, which nobody overlooks where no text could be read. */
const crossed = ({ revokedOn }: AchievementFacts, width: number): string =>
  revokedOn === null
    ? ''
    : `<path stroke="${accent}" stroke-width="${width}" d="M${edge} ${side - edge}L${side - edge} ${edge}"/>`;

/** 600 pixels wide and high. It takes about 30 ms. */
export const badgePng = async (facts: AchievementFacts): Promise<Buffer> =>
  sharp(Buffer.from(await badge(facts)))
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

type Write = ReturnType<typeof writeWith>;
const writeWith =
  (faces: Faces) =>
  (text: string, setting: Setting, x: number, y: number, fill = ink): string =>
    `<path fill="${fill}" stroke="none" d="${outlines(text, setting, faces, x, y)}"/>`;

const steps = Array.from({ length: side / 30 - 1 }, (_, place) => (place + 1) * 30);
const gridLines = steps.map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join('');
const grid = `<path stroke="${hairline}" stroke-opacity=".13" d="${gridLines}"/>`;

const square = (inset: number): string =>
  `<path stroke-width="2" d="M${inset} ${inset}H${side - inset}V${side - inset}H${inset}z"/>`;
const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path fill="${fill}" stroke="none" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;

function svg(facts: AchievementFacts, inside: readonly string[]): string {
  const { title, companyName, outcome, programme } = facts;
  const said = [noticeOf(facts), `${title}, ${companyName}`, outcome, programme];
  const words = said.filter(Boolean).join('. ');
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
