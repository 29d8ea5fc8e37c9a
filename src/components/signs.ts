import sprite from '../../public/icons.svg?raw';

/** The lines of a sign in public/icons.svg, the sprite that the areas fetch and the pages write in. */
export function signOf(name: string): string {
  const lines = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`).exec(sprite)?.[1];
  if (!lines) throw new Error(`There is no sign "${name}" in public/icons.svg.`);
  return lines;
}
