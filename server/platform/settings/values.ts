import { isIP } from 'node:net';
import * as v from 'valibot';

/** Parsers of settings. Each refuses an unreadable value with a sentence that follows its name. */
export const flag = (byDefault: 'true' | 'false') =>
  v.pipe(
    v.optional(v.picklist(['true', 'false', '1', '0'], 'must be true or false'), byDefault),
    v.transform((value) => value === 'true' || value === '1'),
  );

const count = (what: string, most: number, digits = /^[0-9]+$/) =>
  v.pipe(
    v.string(),
    v.regex(digits, `must be a ${what}`),
    v.transform(Number),
    v.maxValue(most, `must be at most ${most}`),
  );
const aboveZero = /^[1-9][0-9]*$/;

export const port = count('port number', 65_535);
export const seconds = count('number of seconds', 300);
export const hours = count('number of hours', 8_760, aboveZero);
export const days = count('number of days', 36_500, aboveZero);
export const people = count('number of people', 1_000);

/** Use is noted every five minutes, so a shorter time would end sessions that are in use. */
export const idleMinutes = v.pipe(
  count('number of minutes', 720),
  v.minValue(10, 'must be at least 10'),
);

export const megabytes = v.pipe(
  v.string(),
  v.regex(/^[1-9][0-9]{0,6}$/, 'must be a number of megabytes'),
  v.transform((value) => Number(value) * 1024 * 1024),
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

/** Address of a service: a socket of this machine, or a host with a port. */
export const socket = v.pipe(
  v.string(),
  v.regex(/^(?:\/.+|[^\s/:]+:\d{1,5})$/, 'must be a socket such as /run/clamd.ctl, or HOST:PORT'),
);
