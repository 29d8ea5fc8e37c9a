/** Which columns of a table are hidden (false) or shown (true) against its own choice. */
export type ChosenColumns = Readonly<Record<string, boolean>>;

const keyOf = (table: string): string => `columns:${table}`;

/** The columns as they were last chosen in this browser. */
export function chosenColumns(table: string): ChosenColumns {
  try {
    return { ...JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') };
  } catch {
    return {};
  }
}

export function keepColumns(table: string, chosen: ChosenColumns): void {
  localStorage.setItem(keyOf(table), JSON.stringify(chosen));
}
