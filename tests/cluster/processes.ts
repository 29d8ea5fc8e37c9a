import { globSync, readFileSync } from 'node:fs';

/** What Linux says of a process: its state and its parent; null once it has ended. */
function statOf(pid: number): { state: string; parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // They come after the name, which may itself hold spaces and brackets.
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return null;
  }
}

/** A process and the processes it has started itself. */
export function withChildren(pid: number): number[] {
  const all = globSync('/proc/[0-9]*').map((folder) => Number(folder.slice('/proc/'.length)));
  return [pid, ...all.filter((each) => statOf(each)?.parent === pid)];
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

/** One that has ended and that nobody has asked about is a zombie. */
export const isRunning = (pid: number): boolean => !['Z', undefined].includes(statOf(pid)?.state);
