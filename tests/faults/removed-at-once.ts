import { setImmediate } from 'node:timers/promises';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Room } from '../probe/people.ts';
import type { Product } from '../probe/product.ts';
import { checked, removeFile, sendFile } from '../probe/rooms.ts';

const filesEach = 6;
/** Each milestone takes twenty versions at most. */
const roundsEach = 15;
const milestonesEach = 4;
/** So many rounds one room bears. */
export const roundsEachRoom = roundsEach * milestonesEach;

export interface HandedIn {
  readonly room: Room;
  readonly id: number;
  readonly content: string;
}

/**
 * Hands in files and removes them at the same moment, round after round.
 * @returns what was handed in, and in how many rounds
 */
export async function removeAtOnce(
  product: Product,
  rooms: readonly Room[],
  rounds: number,
): Promise<{ handedIn: HandedIn[]; rounds: number }> {
  const handedIn: HandedIn[] = [];
  let told = 0;
  for (let round = 0; round < rounds; round += 1) {
    const turn = Math.floor(round / roundsEach);
    const room = rooms[Math.floor(turn / milestonesEach)];
    if (!room) throw new Error(`${rooms.length} rooms are too few for ${rounds} rounds.`);
    const number = 1 + (turn % milestonesEach);
    const { id, student } = room;
    const contents = Array.from({ length: filesEach }, (_, at) => `Levels ${round}.${at}, in m.\n`);
    const sent = await Promise.all(
      contents.map((content, at) => sendFile(product, room, `levels-${at}.txt`, content)),
    );
    await checked(product, room, sent);
    const { body: before } = await product.call(
      endpoints.listDeliveries,
      { params: { id, number } },
      student.token,
    );
    const delivering = product.call(
      endpoints.deliver,
      { params: { id, number }, body: { words: '', files: sent, after: before.length } },
      student.token,
    );
    // A little later each time, so that some round meets the delivery half done.
    const removing = sent.map(async (file, at) => {
      await passed((round % 12) * 3 + at);
      return removeFile(product, room, file);
    });
    const [{ status }] = await Promise.all([delivering, ...removing]);
    if (status !== 201) continue;
    told += 1;
    handedIn.push(...sent.map((file, at) => ({ room, id: file, content: contents[at]! })));
  }
  return { handedIn, rounds: told };
}

/** Waits for parts of a millisecond, which a timer does not know. */
async function passed(milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) await setImmediate();
}

/** How many of the files that were handed in their company cannot open as they were. */
export async function lostOf({ call }: Product, handedIn: readonly HandedIn[]): Promise<number> {
  let lost = 0;
  for (const { room, id: file, content } of handedIn) {
    const { status, body } = await call(
      endpoints.downloadFile,
      { params: { id: room.id, file } },
      room.company.token,
    );
    if (status !== 200 || body !== content) lost += 1;
  }
  return lost;
}
