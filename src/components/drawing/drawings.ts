/** The drawings of src/assets as text, by their file names. */

export const drawings = byName(
  import.meta.glob<string>('../../assets/drawings/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
export const scenes = byName(
  import.meta.glob<string>('../../assets/scenes/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

function byName(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, source]) => [/([^/]+)\.svg$/.exec(path)![1]!, source]),
  );
}

/** Reads the drawing's `viewBox`. */
export function frameOf(source: string): string {
  return /viewBox="([^"]+)"/.exec(source)?.[1] ?? '0 0 120 80';
}

/** The lines without the frame around them. */
export function linesOf(source: string): string {
  return source
    .slice(source.indexOf('>', source.indexOf('<svg')) + 1, source.lastIndexOf('</svg>'))
    .replace(/\n\s*/g, '');
}
