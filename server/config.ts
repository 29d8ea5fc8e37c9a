import { join } from 'node:path';
import * as v from 'valibot';
import { adminIdleMinutes } from '../src/contract/accounts/sessions.ts';
import type { PlatformSettings } from './platform/operating/open-services.ts';
import { isGuessableSecret, isPrivateOrigin } from './platform/settings/production-settings.ts';
import { secretIn } from './platform/settings/secrets.ts';
import { BadSetting } from './platform/settings/settings.ts';
import {
  address,
  days,
  flag,
  hours,
  idleMinutes,
  isNameServer,
  megabytes,
  people,
  port,
  seconds,
  socket,
  timeZone,
} from './platform/settings/values.ts';
import type { S3Place } from './platform/storage/s3.ts';

const secret = v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')));

const environment = v.object({
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  PORT: v.optional(port, '4321'),
  HOST: v.optional(v.string(), 'localhost'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must name a folder')), '.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  DATABASE_REPLICAS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
    v.everyItem(
      (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
      'must be addresses that start with postgres:// or postgresql://',
    ),
  ),
  JWT_SECRET: secret,
  CREDENTIALS_SECRET: secret,
  CREDENTIALS_SECRET_FILE: v.optional(v.string()),
  SMTP_URL: address(['smtp:', 'smtps:']),
  MAIL_FROM: v.optional(v.string(), 'Trestle <hello@trestle.example>'),
  PUBLIC_ORIGIN: address(['http:', 'https:']),
  CORS_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) =>
      value
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
  ),
  TRUST_PROXY: flag('false'),
  NAME_SERVERS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value.split(',').map((server) => server.trim())),
    v.transform((servers) => servers.filter(Boolean)),
    v.everyItem(isNameServer, 'must be addresses such as 192.0.2.53 or 192.0.2.53:5353'),
  ),
  DRAIN_SECONDS: v.optional(seconds),
  BULK_ACTION_ABOVE: v.optional(people, '50'),
  ADMIN_IDLE_MINUTES: v.optional(idleMinutes, String(adminIdleMinutes)),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  RESTORE_PROVED_HOURS: v.optional(hours),
  DEMO: v.optional(v.picklist(['true', 'false', '1', '0'], 'must be true or false')),
  PROJECT_APPROVAL: flag('true'),
  PROGRAMME_TIME_ZONE: v.optional(timeZone, 'UTC'),
  EVALUATION_MIDPOINT: flag('true'),
  EVALUATION_DISTINCTION: v.optional(
    v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(4), v.maxValue(5)),
    '4.5',
  ),
  EMAIL_FROM_SHORTLISTED: flag('true'),
  MESSAGES_KEPT_DAYS: v.optional(days, '730'),
  AUDIT_KEPT_DAYS: v.optional(days),
  FILE_MEGABYTES: v.optional(megabytes, '100'),
  ENGAGEMENT_MEGABYTES: v.optional(megabytes, '1024'),
  FILES_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must name a folder'))),
  FILES_S3_BUCKET: v.optional(v.string()),
  FILES_S3_ENDPOINT: address(['http:', 'https:']),
  FILES_S3_REGION: v.optional(v.string(), 'us-east-1'),
  FILES_S3_SIGNED: flag('false'),
  CLAMD: v.optional(socket),
  LOG_LEVEL: v.optional(
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be a pino level'),
    'info',
  ),
});

export interface Config extends PlatformSettings {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database, the mail outbox and a generated secret. */
  readonly dataDir: string;
  /** PostgreSQL; null means the embedded database. */
  readonly databaseUrl: string | null;
  /** Servers that replay what `databaseUrl` writes, each at an address of its own. */
  readonly databaseReplicas: readonly string[];
  /** Null outside production: a secret is made once and kept in `dataDir`. */
  readonly jwtSecret: string | null;
  /** Seals the keys that sign credentials; null where none is set, and outside production the other one serves. */
  readonly credentialsSecret: string | null;
  /** Null means that each mail becomes a file in the outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly corsOrigins: readonly string[];
  readonly trustProxy: boolean;
  /** DNS servers; empty for the machine's own. */
  readonly nameServers: readonly string[];
  /** Seconds it still takes calls after the order to stop, so that a balancer sees that it is not ready. */
  readonly drainSeconds: number;
  /** From more people than this on, what an admin does to many is shown first and done by a job. */
  readonly bulkActionAbove: number;
  /** Minutes without use that end an admin's session. */
  readonly adminIdleMinutes: number;
  /** Address of the operators' metrics; null for none. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** So old the last proof may be that the backups can be restored; null where nobody watches it. */
  readonly restoreProvedHours: number | null;
  /** True if an empty database is filled with the demo. */
  readonly demo: boolean;
  /** Limits in bytes: of one file, and of all files of an engagement. */
  readonly fileLimits: { readonly perFile: number; readonly perEngagement: number };
  /** Folder of files without a bucket, shared by all instances. */
  readonly filesDir: string;
  /** Null for the folder. */
  readonly fileBucket: S3Place | null;
  /** ClamAV's daemon, which files wait for; null where nothing looks for viruses. */
  readonly clamd: string | null;
  readonly logLevel: string;
}

const makeSecret = 'Make one with: openssl rand -base64 48.';

/**
 * Reads the settings from the environment; the only place that does.
 * @throws {BadSetting} for the first value that cannot be used.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new BadSetting(`${v.getDotPath(issue)} ${issue.message}.`);
  }
  const e = parsed.output;
  const production = e.NODE_ENV === 'production';
  const demo = e.DEMO === undefined ? !production : e.DEMO === 'true' || e.DEMO === '1';
  const publicOrigin = new URL(e.PUBLIC_ORIGIN ?? `http://localhost:${e.PORT}`).origin;
  if (production && !e.JWT_SECRET) {
    throw new BadSetting(`JWT_SECRET must be set in production. ${makeSecret}`);
  }
  if (production && isGuessableSecret(e.JWT_SECRET!)) {
    throw new BadSetting(
      `JWT_SECRET must be random in production: this one can be guessed. ${makeSecret}`,
    );
  }
  if (production && demo && !isPrivateOrigin(publicOrigin)) {
    throw new BadSetting(
      `DEMO must be false where PUBLIC_ORIGIN is public (${publicOrigin}): everybody knows the passwords of the demo accounts.`,
    );
  }
  if (e.DATABASE_REPLICAS.length > 0 && !e.DATABASE_URL) {
    throw new BadSetting('DATABASE_REPLICAS needs DATABASE_URL, the primary that they replicate.');
  }
  return {
    production,
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL ?? null,
    databaseReplicas: e.DATABASE_REPLICAS,
    jwtSecret: e.JWT_SECRET ?? null,
    credentialsSecret: secretIn(e.CREDENTIALS_SECRET_FILE) ?? e.CREDENTIALS_SECRET ?? null,
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    publicOrigin,
    corsOrigins: e.CORS_ORIGINS,
    trustProxy: e.TRUST_PROXY,
    nameServers: e.NAME_SERVERS,
    bulkActionAbove: e.BULK_ACTION_ABOVE,
    adminIdleMinutes: e.ADMIN_IDLE_MINUTES,
    drainSeconds: e.DRAIN_SECONDS ?? (production ? 5 : 0),
    metrics: e.METRICS_PORT === undefined ? null : { port: e.METRICS_PORT, host: e.METRICS_HOST },
    restoreProvedHours: e.RESTORE_PROVED_HOURS ?? null,
    demo,
    projectApproval: e.PROJECT_APPROVAL,
    timeZone: e.PROGRAMME_TIME_ZONE,
    evaluation: {
      midpoint: e.EVALUATION_MIDPOINT,
      distinctionFrom: e.EVALUATION_DISTINCTION,
    },
    privacy: {
      emailFromShortlisted: e.EMAIL_FROM_SHORTLISTED,
      messagesKeptDays: e.MESSAGES_KEPT_DAYS,
      auditKeptDays: e.AUDIT_KEPT_DAYS ?? null,
    },
    fileLimits: { perFile: e.FILE_MEGABYTES, perEngagement: e.ENGAGEMENT_MEGABYTES },
    filesDir: e.FILES_DIR ?? join(e.DATA_DIR, 'files'),
    fileBucket:
      e.FILES_S3_BUCKET === undefined
        ? null
        : {
            bucket: e.FILES_S3_BUCKET,
            endpoint: e.FILES_S3_ENDPOINT ?? null,
            region: e.FILES_S3_REGION,
            isSigned: e.FILES_S3_SIGNED,
          },
    clamd: e.CLAMD ?? null,
    logLevel: e.LOG_LEVEL,
  };
}
