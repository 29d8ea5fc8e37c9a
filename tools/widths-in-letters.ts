/** How many pixels a letter of a browser's own size is wide, as these conditions are written for. */
const ordinary = 16;

/** A condition on a width or a height, written in pixels, as one in letters. */
const inLetters = (condition: string): string =>
  condition.replaceAll(/([\d.]+)px/g, (_, pixels) => `${Number(pixels) / ordinary}rem`);

/**
 * Conditions of style sheets follow the size of letters that somebody sets in their browser: with letters half as large again
 * there is room for two thirds of what is side by side. What follows from a window's size in a script asks the same way.
 */
export const widthsInLetters = {
  postcssPlugin: 'widths-in-letters',
  AtRule: { media: convert, container: convert },
};

/** A rule of a style sheet with its condition, as PostCSS hands it over. */
function convert(rule: { params: string }): void {
  rule.params = inLetters(rule.params);
}
