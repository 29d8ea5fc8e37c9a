import { sql } from 'kysely';
import { endpoints } from '../../src/contract/endpoints.ts';
import { bytesType, type DeliveredFile } from '../../src/contract/engagements/files.ts';
import type { BuiltApp } from './built-app.ts';
import type { Someone } from './people.ts';

/** Whose file it is, and for which of their engagements. */
export interface Uploader {
  readonly id: number;
  readonly student: Pick<Someone, 'token'>;
}

type FileApp = Pick<BuiltApp, 'call' | 'checkFiles'>;

/** Begins a file and says how far it is, so that its bytes may come. */
export async function anUpload(
  { call }: Pick<FileApp, 'call'>,
  { id, student }: Uploader,
  { name = 'Section.txt', bytes = 5 } = {},
): Promise<number> {
  const begun = await call(
    endpoints.startFile,
    { params: { id }, body: { name, bytes } },
    student.token,
  );
  const file = begun.body.id;
  await call(endpoints.uploadedSoFar, { params: { id, file } }, student.token);
  return file;
}

/** Uploads a file whole and looks at it. @returns how it stands then */
export async function anUploadedFile(
  app: FileApp,
  { id, student }: Uploader,
  name: string,
  content: Uint8Array,
): Promise<DeliveredFile> {
  const file = await anUpload(app, { id, student }, { name, bytes: content.length });
  const bytes = new Blob([content.slice()], { type: bytesType });
  await app.call(endpoints.uploadBytes, { params: { id, file }, file: bytes }, student.token);
  await app.checkFiles();
  const { body } = await app.call(endpoints.listFiles, { params: { id } }, student.token);
  return body.find((one: DeliveredFile) => one.id === file);
}

/** Puts a file to a delivery, past all moves. */
export const addToDelivery = (
  { services }: Pick<BuiltApp, 'services'>,
  { id, milestone, version }: { id: number; milestone: number; version: number },
  file: number,
  place = 1,
) =>
  sql`
  insert into delivery_files (series, version, place, file_id)
  select series, ${version}, ${place}, ${file} from milestones
  where engagement_id = ${id} and number = ${milestone}`.execute(services.db);
