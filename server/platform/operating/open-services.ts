import type { Reactions, Services } from '../calls/command.ts';
import type { Authentication } from '../calls/person.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Replicas } from '../database/replicas/replicas.ts';
import { openDrawings } from '../drawing/drawings.ts';
import type { EventNames } from '../events/told.ts';
import type { Jobs } from '../jobs/open.ts';
import { openNotificationBus } from '../live/bus.ts';
import { openMailer } from '../mail/mailer.ts';
import { openNewsMails } from '../mail/news/open.ts';
import type { Transport } from '../mail/transport.ts';
import type { Secrets } from '../settings/secrets.ts';
import { openImageWorker } from '../storage/images/image-worker.ts';
import type { FileStore } from '../storage/store.ts';

/** Everything opened at the start, from the settings. */
export interface Opened {
  readonly database: OpenDatabase;
  readonly replicas: Replicas;
  readonly jobs: Jobs;
  readonly transport: Transport;
  readonly fileStore: FileStore;
  readonly secrets: Secrets;
  readonly clock: () => Date;
}

/** Settings of all features. */
export type PlatformSettings = Pick<
  Services,
  'publicOrigin' | 'privacy' | 'projectApproval' | 'timeZone' | 'evaluation'
>;

/** Opens what the platform gives; the features give how callers are known, what follows from what, and the names that events are told with. */
export async function openPlatform(
  { database, replicas, jobs, transport, fileStore, secrets, clock }: Opened,
  { publicOrigin, privacy, projectApproval, timeZone, evaluation }: PlatformSettings,
  {
    drawingWorker,
    ...given
  }: {
    readonly authentication: Authentication;
    readonly reactions: Reactions;
    readonly names: EventNames;
    /** The script of the processes that draw. */
    readonly drawingWorker: URL;
  },
): Promise<Services> {
  const { db } = database;
  const mailer = await openMailer(jobs, transport, secrets.mailKey);
  return {
    ...given,
    db,
    clock,
    mailer,
    newsMails: await openNewsMails(jobs, {
      db,
      clock,
      mailer,
      publicOrigin,
      timeZone,
      names: given.names,
    }),
    fileStore,
    imageWorker: openImageWorker(),
    drawings: openDrawings(drawingWorker),
    live: await openNotificationBus(database, replicas),
    replicas,
    codeKey: secrets.codeKey,
    publicOrigin,
    privacy,
    projectApproval,
    timeZone,
    evaluation,
  };
}
