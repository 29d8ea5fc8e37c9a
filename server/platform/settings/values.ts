import { isIP } from 'node:net';
import * as v from 'valibot';

/** What settings are read as: each refuses what it cannot read with a sentence that follows its name. */
export const flag = (byDefault: 'true' | 'false') =>
  v.pipe(
    v.optional(v.picklist(['true', 'false', '1', '0'], 'must be true or false'), byDefault),
    v.transform((value) => value === 'true' || value === '1'),
  );

export const port = v.pipe(
  v.string(),
  v.regex(/^[0-9]+$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
);

export const seconds = v.pipe(
  v.string(),
  v.regex(/^[0-9]+$/, 'must be a number of seconds'),
  v.transform(Number),
  v.maxValue(300, 'must be at most 300'),
);

export const hours = v.pipe(
  v.string(),
  v.regex(/^[1-9][0-9]*$/, 'must be a number of hours'),
  v.transform(Number),
  v.maxValue(8_760, 'must be at most 8760'),
);

export const people = v.pipe(
  v.string(),
  v.regex(/^[0-9]+$/, 'must be a number of people'),
  v.transform(Number),
  v.maxValue(1_000, 'must be at most 1000'),
);

/** Use is noted every five minutes, so a shorter time would end sessions that are in use. */
export const idleMinutes = v.pipe(
  v.string(),
  v.regex(/^[0-9]+$/, 'must be a number of minutes'),
  v.transform(Number),
  v.minValue(10, 'must be at least 10'),
  v.maxValue(720, 'must be at most 720'),
);

export const megabytes = v.pipe(
  v.string(),
  v.regex(/^[1-9][0-9]{0,6}$/, 'must be a number of megabytes'),
  v.transform((value) => Number(value) * 1024 * 1024),
);

export const days = v.pipe(
  v.string(),
  v.regex(/^[1-9][0-9]*$/, 'must be a number of days'),
  v.transform(Number),
  v.maxValue(36_500, 'must be at most 36500'),
);

export const address = (schemes: string[], byDefault?: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
        `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
      ),
    ),
    byDefault as never,
  ) as v.GenericSchema<string | undefined, string | undefined>;

/** An IP address, with a port or without. */
export const isNameServer = (server: string): boolean =>
  isIP(server) !== 0 || /^(?:[\d.]+|\[[\da-f:]+\]):\d{1,5}$/i.test(server);

/** A name of IANA's: `Europe/Berlin`. */
export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, 'must be a time zone such as Europe/Berlin'),
);

function isTimeZone(name: string): boolean {
  try {
    // An offset such as +02:00 would pass as well, and know no summer.
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Where a service listens: a socket of this machine, or a host with a port. */
export const socket = v.pipe(
  v.string(),
  v.regex(/^(?:\/.+|[^\s/:]+:\d{1,5})$/, 'must be a socket such as /run/clamd.ctl, or HOST:PORT'),
);
