/** Last address of each table by its path, with search, filters and page. */
const left = new Map<string, string>();

export const leaveTableAt = (path: string, address: string): void => {
  left.set(path, address);
};

/** The way back to a table as it was; to its beginning where nobody has been there yet. */
export const lastAddressOf = (path: string): string => left.get(path) ?? path;
