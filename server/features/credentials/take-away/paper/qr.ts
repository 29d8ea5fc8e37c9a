import { create } from 'qrcode';

/** The modules that a QR code needs around it. */
const quiet = 4;

/** A QR code as a path of squares, as wide as asked with its white margin. */
export function qrPath(text: string, x: number, y: number, width: number): string {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const unit = width / (size + 2 * quiet);
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let from = 0; from < size; from += 1) {
      if (!data[row * size + from]) continue;
      const begin = from;
      while (from + 1 < size && data[row * size + from + 1]) from += 1;
      const left = x + (begin + quiet) * unit;
      const top = y + (row + quiet) * unit;
      const length = (from + 1 - begin) * unit;
      squares.push(`M${left} ${top}h${length}v${unit}h${-length}z`);
    }
  return squares.join('');
}
