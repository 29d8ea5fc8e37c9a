/**
 * Ends this process with a code. It ends by itself where nothing is open, and otherwise after a second: process.exit
 * waits for V8's compiler threads, and one of them may be waiting for this one.
 */
export function endProcess(code: number): void {
  process.exitCode = code;
  setTimeout(() => process.exit(), 1_000).unref();
}
