import { setTimeout } from 'node:timers/promises';
import { type Case, seen } from './case.ts';
import { askForCredential, completedWork, validCredentials } from './completed-work.ts';

const works = 4;
/** Of each: a piece of work can be issued twenty times. */
const rounds = 3;
const askings = 5;

export const issuing: readonly Case[] = [
  {
    area: 'issuing',
    tried: `${askings} askings 20 ms apart, ${works * rounds} times: one credential is valid`,
    isLong: true,
    async run(product) {
      const valid: number[] = [];
      for (const work of await completedWork(product, works))
        for (let round = 0; round < rounds; round += 1) {
          const asked: Promise<unknown>[] = [];
          for (let one = 0; one < askings; one += 1) {
            asked.push(askForCredential(product, work));
            await setTimeout(20);
          }
          await Promise.all(asked);
          valid.push((await validCredentials(product, work)).length);
        }
      return seen(
        valid,
        valid.map(() => 1),
      );
    },
  },
];
