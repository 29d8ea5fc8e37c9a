import { call, download } from '../../api/client.ts';
import { type Read, read } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { DeliveredFile } from '../../contract/engagements/files.ts';
import type { MadeFile } from '../calls/file.ts';

/** How often is asked whether a file that has come is ready, in milliseconds. */
const askAgainAfter = 2_000;

const isLookedAt = ({ state }: DeliveredFile): boolean => state === 'Checking';

/** A student's files in an engagement that are not handed in yet; asked for again while one is looked at. */
export const looseFiles = (engagement: number): Read<readonly DeliveredFile[]> => ({
  ...read(endpoints.listFiles, { params: { id: engagement } }),
  againAfter: (files) => (files.some(isLookedAt) ? askAgainAfter : null),
});

/** A file to be saved: from where it is kept, if a browser may go there, or else from here. */
export async function downloadFile(engagement: number, file: number): Promise<MadeFile> {
  const params = { id: engagement, file };
  const { address } = await call(endpoints.fileAddress, { params });
  return address === null ? download(endpoints.downloadFile, { params }) : new URL(address);
}

/** A picture of a page of a file, as an address that a picture takes. It never changes. */
export const previewOf = (engagement: number, file: number, page: number): Read<string> => ({
  queryKey: [endpoints.previewFile.path, engagement, file, page],
  queryFn: async ({ signal }) =>
    asAddress(
      await download(endpoints.previewFile, { params: { id: engagement, file, page } }, { signal }),
    ),
  staleTime: Number.POSITIVE_INFINITY,
});

const asAddress = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reading = new FileReader();
    reading.onload = () => resolve(String(reading.result));
    reading.onerror = () => reject(reading.error);
    reading.readAsDataURL(picture);
  });
