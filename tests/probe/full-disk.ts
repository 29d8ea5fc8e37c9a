import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anUpload } from '../../server/testing/files.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { bytesType } from '../../src/contract/engagements/files.ts';
import { type Case, casesOf, seen } from './case.ts';

const attempts: Record<string, Case['run']> = {
  'an upload for which the disk has no room, which goes on once there is': async (product) => {
    const { call, filesFolder, people } = product;
    const { id, student } = people.rooms.pop()!;
    const folder = join(filesFolder, 'incoming');
    const before = new Set(readdirSync(folder));
    const file = await anUpload({ call }, { id, student }, { name: 'levels.txt', bytes: 5 });
    const begun = readdirSync(folder).find((name) => !before.has(name) && !name.endsWith('.json'));
    const arriving = join(folder, begun!);
    const send = () =>
      call(
        endpoints.uploadBytes,
        { params: { id, file }, file: new Blob(['level'], { type: bytesType }) },
        student.token,
      );
    // The kernel’s own full disk.
    rmSync(arriving);
    symlinkSync('/dev/full', arriving);
    const full = await send();
    rmSync(arriving);
    writeFileSync(arriving, '');
    return seen([full.status, full.body.code, (await send()).status], [507, 'no-room', 204]);
  },
};

export const fullDisk = casesOf('full disk', attempts);
