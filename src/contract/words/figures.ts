/** A whole number with its thousands apart: `10,000`. A door says it at load, where `Intl` would read its tables. */
export const inFigures = (number: number): string =>
  String(number).replace(/\B(?=(\d{3})+$)/g, ',');
