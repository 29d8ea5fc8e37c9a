import { readFile } from 'node:fs/promises';
import { type FontFile, scripts, signsFor, siteFamily } from './families.ts';
import { type Font, openFont } from './font.ts';

/** Unlike any other. */
export interface Face {
  readonly name: string;
  readonly font: Font;
  /** True if its letters are taller and deeper than those of the site's own faces. */
  readonly isTall: boolean;
  readonly letters: ReadonlySet<number>;
}

const weights = { display: 800, strong: 600, text: 400 } as const;
export type Style = keyof typeof weights;

const plain = (weight: number) => siteFamily('ibm-plex-sans', weight);
/** For each style the files its letters are looked for in first. */
const siteFiles: Readonly<Record<Style, readonly FontFile[]>> = {
  display: [...siteFamily('big-shoulders', weights.display), ...plain(weights.strong)],
  strong: plain(weights.strong),
  text: plain(weights.text),
};

/** The face that has a letter; null where none has. */
export type FaceOf = (point: number) => Face | null;

export type Faces = Readonly<Record<Style, FaceOf>>;

/** Opens the faces that a drawing needs. @param said all that it says, beside English words */
export async function openFaces(said: string): Promise<Faces> {
  const points = new Set(
    Array.from(printable + said.normalize(), (letter) => letter.codePointAt(0)!),
  );
  const others = [...scripts, ...signsFor(said)];
  const [display, strong, text] = await Promise.all(
    (['display', 'strong', 'text'] as const).map(async (style): Promise<FaceOf> => {
      const files = [...siteFiles[style], ...others];
      const found = new Map<number, Face | null>();
      for (const point of points) found.set(point, await firstWith(point, files, weights[style]));
      return (point) => found.get(point) ?? null;
    }),
  );
  return { display: display!, strong: strong!, text: text! };
}

/** Characters of the product's own words. */
const printable = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))}…’‘“”•·é`;

async function firstWith(
  point: number,
  files: readonly FontFile[],
  weight: number,
): Promise<Face | null> {
  for (const file of files) {
    if (!file.ranges.some(([from, to]) => from <= point && point <= to)) continue;
    const face = await opened(file, weight);
    if (face.letters.has(point)) return face;
  }
  return null;
}

/** Kept, because opening a face takes longer than drawing with it. */
const kept = new Map<string, Promise<Face>>();

function opened(file: FontFile, weight: number): Promise<Face> {
  const name = `${file.path} ${weight}`;
  const face = kept.get(name) ?? open(name, file, weight);
  kept.set(name, face);
  return face;
}

async function open(name: string, file: FontFile, weight: number): Promise<Face> {
  const { path, ranges, isVariable } = file;
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  const font = await openFont(await readFile(path), letters.join(''), isVariable ? weight : null);
  return { name, font, isTall: isVariable, letters: new Set(font.characterSet) };
}
