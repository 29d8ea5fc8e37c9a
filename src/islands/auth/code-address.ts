const mark = '#code=';

/** Whose code this page was opened for: the mail links to it, and a page loaded anew finds its way back. */
export function codeAddress(): string | null {
  const { hash } = window.location;
  if (!hash.startsWith(mark)) return null;
  try {
    return decodeURIComponent(hash.slice(mark.length)) || null;
  } catch {
    return null;
  }
}

/** Keeps in the address whose code is asked for; null once none is. */
export function keepCodeAddress(email: string | null): void {
  const { pathname, search, hash } = window.location;
  if (email === null && !hash.startsWith(mark)) return;
  const code = email === null ? '' : mark + encodeURIComponent(email);
  window.history.replaceState(null, '', pathname + search + code);
}
