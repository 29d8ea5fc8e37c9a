import { existsSync, readFileSync } from 'node:fs';

const msPerTick = 10;

/** The processor time of processes and of the children they have outlived, in milliseconds. */
export const cpuMs = (processes: readonly number[]): number =>
  processes.reduce((sum, pid) => {
    const file = `/proc/${pid}/stat`;
    // One that has ended by now is counted with its parent.
    const [, fields = ''] = existsSync(file) ? readFileSync(file, 'utf8').split(') ') : [];
    const ticks = fields.split(' ').slice(11, 15).map(Number);
    return sum + ticks.reduce((all, some) => all + some, 0) * msPerTick;
  }, 0);
