import sharp from 'sharp';
import { facts } from '../../content/facts.ts';
import { linesOf, scenes } from '../drawing/drawings.ts';
import { signOf } from '../signs.ts';

const width = 1200;
const height = 630;
const displayFace = 'src/assets/fonts/big-shoulders-card.ttf';

/** The picture a shared link shows: the page's heading over the bridge, on the blue sheet. */
export async function drawShareCard(heading: string): Promise<Buffer> {
  const [words, name] = await Promise.all([lettering(heading, 84, 900), lettering(facts.name, 44)]);
  return await sharp(Buffer.from(sheet('translate(-120 330) scale(1 .74)')))
    .composite([
      { input: name, left: 140, top: 62 },
      { input: words, left: 72, top: 150 },
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** A sheet with the bridge lower, for text drawn by the server (server/features/projects/public-pages/share). */
export async function drawShareSheet(): Promise<Buffer> {
  const name = await lettering(facts.name, 44);
  return await sharp(Buffer.from(sheet('translate(-120 444) scale(1 .47)')))
    .composite([{ input: name, left: 140, top: 62 }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function lettering(text: string, size: number, maxWidth?: number): Promise<Buffer> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return await sharp({
    text: {
      text: `<span foreground="#f4f7fc">${escaped}</span>`,
      font: `Big Shoulders Card ${size}`,
      fontfile: displayFace,
      width: maxWidth,
      rgba: true,
      spacing: -Math.round(size / 6),
    },
  })
    .png()
    .toBuffer();
}

const squares = Array.from(
  { length: width / 30 + 1 },
  (_, i) => `M${i * 30} 0V${height}M0 ${i * 30}H${width}`,
).join('');
const bridge = linesOf(scenes.crossing!).replaceAll('var(--drawing-ground)', '#10386f');

const sheet = (
  bridgeStands: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#10386f"/>
  <path d="${squares}" stroke="#aacdff" stroke-opacity=".12"/>
  <g fill="none" stroke="#cfe1fa" stroke-width="1.6" transform="${bridgeStands}">${bridge}</g>
  <g fill="none" stroke="#cfe1fa" stroke-width="1.75" transform="translate(72 62) scale(1.3)">
    ${signOf('logo').replace('var(--accent)', '#ff6b1a')}
  </g>
</svg>`;
