import { setTimeout } from 'node:timers/promises';
import { anUpload } from '../../server/testing/files.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { bytesType, type DeliveredFile } from '../../src/contract/engagements/files.ts';
import type { Room } from './people.ts';
import type { Product } from './product.ts';

type Caller = Pick<Product, 'call'>;
type Bytes = Uint8Array | string;

/** The student's files of a room that are not handed in. */
export async function looseFiles(
  { call }: Caller,
  { id, student }: Room,
): Promise<DeliveredFile[]> {
  return (await call(endpoints.listFiles, { params: { id } }, student.token)).body;
}

/** Uploads a whole file. @returns its number */
export async function sendFile(
  { call }: Caller,
  { id, student }: Room,
  name: string,
  content: Bytes,
): Promise<number> {
  const bytes = Buffer.from(content);
  const file = await anUpload({ call }, { id, student }, { name, bytes: bytes.length });
  const sent = await call(
    endpoints.uploadBytes,
    { params: { id, file }, file: new Blob([new Uint8Array(bytes)], { type: bytesType }) },
    student.token,
  );
  if (sent.status !== 204) throw new Error(`The bytes of ${name} were answered ${sent.status}`);
  return file;
}

const isChecked = ({ state }: DeliveredFile): boolean => state === 'Ready' || state === 'Refused';

/** Waits until these files are checked. @returns how they stand then */
export async function checked(
  caller: Caller,
  room: Room,
  files: readonly number[],
): Promise<DeliveredFile[]> {
  for (;;) {
    const listed = (await looseFiles(caller, room)).filter(({ id }) => files.includes(id));
    if (listed.length === files.length && listed.every(isChecked)) return listed;
    await setTimeout(50);
  }
}

export const removeFile = ({ call }: Caller, { id, student }: Room, file: number) =>
  call(endpoints.removeFile, { params: { id, file } }, student.token);
