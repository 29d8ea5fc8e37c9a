let count = 0;

/** The client says so of every call that is no mere reading. */
export function noteChangeSent(): void {
  count += 1;
}

/** How many such calls this page has sent. */
export const changesSent = (): number => count;
