import { type Line, lettering, lineHeights, type Setting } from './lines.ts';

/** A text as one path of an SVG, which then needs no font. `y` is where its first line stands. */
export function outlines(text: string, setting: Setting, x: number, y: number): string {
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
