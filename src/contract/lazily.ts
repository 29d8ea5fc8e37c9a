/** Makes something on its first use and keeps it: a page’s first `Intl` loads tables, which nobody waits for at load. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
