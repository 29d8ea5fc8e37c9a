import type { Faces } from './faces.ts';
import { type Line, lettering, type Setting } from './lines.ts';

/** A text as one path of an SVG, which then needs no font. `y` is the baseline of its first line. */
export function outlines(
  text: string,
  setting: Setting,
  faces: Faces,
  x: number,
  y: number,
): string {
  const set = lettering(text, setting, faces);
  return set.lines.map((line, at) => outlineOf(line, set.size, x, y + at * set.step)).join('');
}

function outlineOf(line: Line, size: number, x: number, y: number): string {
  let left = x + line.left * size;
  const letters: string[] = [];
  for (const { face, text, isFromRight } of line.pieces) {
    const scale = size / face.font.unitsPerEm;
    const { glyphs, positions } = face.font.layout(text, isFromRight ? ['from right to left'] : []);
    for (const [place, { path }] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[place]!;
      letters.push(
        path
          .scale(scale, -scale)
          .translate(left + xOffset * scale, y - yOffset * scale)
          .toSVG(),
      );
      left += xAdvance * scale;
    }
  }
  return letters.join('');
}
