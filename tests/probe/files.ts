import { readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { anUpload } from '../../server/testing/files.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { bytesType } from '../../src/contract/engagements/files.ts';
import { raceAmongSweeps } from '../faults/removals.ts';
import { address } from '../harness/persistent.ts';
import { all, type Case, seen } from './case.ts';
import type { Room } from './people.ts';
import { engagementMegabytes, type Product } from './product.ts';
import { checked, removeFile, sendFile } from './rooms.ts';

const megabyte = 1024 * 1024;

/** How many bytes the product keeps on the disk; looked at again when a folder has gone meanwhile. */
function onDisk(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false }))
      .reduce((sum, file) => sum + (file?.size ?? 0), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return onDisk(folder);
    throw error;
  }
}

/** Uploads a quarter of the quota and removes it, again and again. */
async function fillAndRemove(product: Product): Promise<string | null> {
  const { filesFolder, people } = product;
  const room = people.rooms.pop()!;
  const content = new Uint8Array((engagementMegabytes / 4) * megabyte);
  const before = onDisk(filesFolder);
  let most = 0;
  for (let round = 0; round < 12; round += 1) {
    const file = await sendFile(product, room, 'levels.bin', content).catch(() => null);
    if (file !== null) await removeFile(product, room, file);
    most = Math.max(most, onDisk(filesFolder) - before);
  }
  const begun = performance.now();
  while (onDisk(filesFolder) > before && performance.now() - begun < 30_000) await setTimeout(100);
  const left = onDisk(filesFolder) - before;
  const inMegabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`;
  return all(
    most <= engagementMegabytes * megabyte ? null : `${inMegabytes(most)} were on the disk`,
    left <= 0 ? null : `${inMegabytes(left)} were left after half a minute`,
  );
}

/** Begins a PATCH of a whole file and sends only some of it. */
function beginSlowly({ port }: Product, { id, student }: Room, file: number, bytes: number) {
  const lines = [
    `PATCH /api/Engagements/${id}/files/${file}/bytes HTTP/1.1`,
    'host: localhost',
    `x-forwarded-for: ${address()}`,
    `authorization: Bearer ${student.token}`,
    'tus-resumable: 1.0.0',
    'upload-offset: 0',
    `content-type: ${bytesType}`,
    `content-length: ${bytes}`,
  ];
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Sends a kilobyte now and again. @returns what it was told; null while it still goes on after some seconds */
async function dripped(socket: Socket, seconds: number): Promise<string | null> {
  let said = '';
  let isOver = false;
  socket.on('data', (chunk) => (said += chunk));
  socket.on('close', () => (isOver = true));
  for (let sent = 0; sent < seconds * 10 && said === '' && !isOver; sent += 1) {
    socket.write(Buffer.alloc(1_024));
    await setTimeout(100);
  }
  socket.destroy();
  return said === '' && !isOver ? null : said.slice(0, 12);
}

type Stop = (product: Product, room: Room) => Promise<{ status: number }>;

/** What ends a student's right to upload. */
const stops: Record<string, Stop> = {
  'the work ends': ({ call }, { id, student }) =>
    call(endpoints.moveApplication, { params: { id }, body: { event: 'withdraw' } }, student.token),
  'the company ends the place early': ({ call }, { id, company }) =>
    call(
      endpoints.moveApplication,
      { params: { id }, body: { event: 'end', reason: 'other' } },
      company.token,
    ),
  'the account is suspended': ({ call, people }, { student }) =>
    call(
      endpoints.setStudentState,
      { params: { id: student.id }, body: { state: 'disabled' } },
      people.world.admin.token,
    ),
};

/** An upload that waits for its bytes, and one that is under way, when a student is stopped. */
async function goesOn(product: Product, stop: Stop): Promise<string | null> {
  const room = product.people.rooms.pop()!;
  const { id, student } = room;
  const bytes = 4 * megabyte;
  const begun = await anUpload(product, { id, student }, { name: 'later.bin', bytes: 5 });
  const underWay = await anUpload(product, { id, student }, { name: 'now.bin', bytes });
  const socket = beginSlowly(product, room, underWay, bytes);
  socket.write(Buffer.alloc(1_024));
  await setTimeout(300);
  const stopped = await stop(product, room);
  const told = await dripped(socket, 12);
  const later = await product.call(
    endpoints.uploadBytes,
    { params: { id, file: begun }, file: new Blob(['bytes'], { type: bytesType }) },
    student.token,
  );
  return all(
    seen(stopped.status, 200),
    later.status === 204 ? 'the bytes of one that waited were taken' : null,
    told === null ? 'one that was under way went on for 12 s' : null,
  );
}

/** Names of what some system runs, installs or obeys when it is opened. */
const dangerous = (
  'jnlp scpt applescript workflow command desktop iso img dmg pkg js mjs py rb pl sh bash efi chm diagcab ' +
  'library-ms search-ms settingcontent-ms iqy slk xbap website webloc inetloc mobileconfig crx msix vhd'
).split(' ');

/** Programs and scripts by what is in them, under names of what is only read. */
const programs = {
  'report.txt': 'MZ\x90\0 and so on',
  'plan.dwg': '\x7fELF\x02\x01\x01 and so on',
  'build.log': '#!/bin/sh\nrm -rf ~\n',
  'plant.ini': '[InternetShortcut]\r\nURL=file://host/share\r\n',
  'plant.cfg': 'MZ\x90\0 and so on',
  'steps.txt': '\ufeff@echo off\r\ndel *.*\r\n',
  'link.txt': '[InternetShortcut]\r\nURL=file://host/share\r\n',
  'page.md': '<?php system($_GET["x"]);',
  'keys.txt': 'Windows Registry Editor Version 5.00\r\n',
};

export const files: readonly Case[] = [
  {
    area: 'files',
    tried:
      'handed in and removed at once, among sweeps and beside a file that cannot be removed: none is lost',
    isLong: true,
    only: 'PostgreSQL',
    async run(product) {
      const { fault } = await raceAmongSweeps(product, 12);
      return fault === 'none' ? null : fault;
    },
  },
  {
    area: 'files',
    tried: 'programs and scripts under harmless names: refused by what is in them',
    async run(product) {
      const room = product.people.rooms.pop()!;
      const sent = [];
      for (const [name, content] of Object.entries(programs))
        sent.push(await sendFile(product, room, name, content));
      const found = await checked(product, room, sent);
      return seen(
        found.filter(({ state }) => state !== 'Refused').map(({ name }) => name),
        [],
      );
    },
  },
  {
    area: 'files',
    tried: 'as much as is allowed, uploaded and removed again and again: never more on the disk',
    isLong: true,
    run: fillAndRemove,
  },
  ...Object.entries(stops).map(([what, stop]) => ({
    area: 'files',
    tried: `uploads that were begun before ${what}: none goes on`,
    isLong: true as const,
    run: (product: Product) => goesOn(product, stop),
  })),
  {
    area: 'files',
    tried: `${dangerous.length} types that browsers warn of: refused by their names`,
    async run(product) {
      const { id, student } = product.people.rooms.pop()!;
      const taken: string[] = [];
      for (const ending of dangerous) {
        const body = { name: `report.${ending}`, bytes: 5 };
        const answer = await product.call(
          endpoints.startFile,
          { params: { id }, body },
          student.token,
        );
        if (answer.body.code !== 'file-refused') taken.push(ending);
        if (answer.status === 201)
          await removeFile(product, { id, student } as Room, answer.body.id);
      }
      return seen(taken, []);
    },
  },
];
