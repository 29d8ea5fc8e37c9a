let count = 0;

/** The client says so of every call that is no mere reading. */
export function noteChangeSent(): void {
  count += 1;
}

/** Number of such calls sent by this page. */
export const changesSent = (): number => count;
