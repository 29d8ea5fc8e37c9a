import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { BitstringStatusList } from '@digitalbazaar/vc-bitstring-status-list';
import * as v from 'valibot';
import { stepResults } from '../../../../../src/contract/credentials/verify.ts';
import { type Badge, datesOf, issuerIdOf, type StatusList } from './badge.ts';
import {
  type Finding,
  failed,
  isFinding,
  passed,
  readOr,
  unknown,
  validityOf,
  type World,
} from './finding.ts';
import { statusListIn } from './form.ts';
import { whoSigned } from './signed.ts';

const entriesAtMost = 4;
/** Sixteen million entries; a small answer could unpack to gigabytes. */
const listBytesAtMost = 2 * 1024 * 1024;

const entryForm = v.looseObject({
  type: v.literal('BitstringStatusListEntry'),
  statusPurpose: v.picklist(['revocation', 'suspension']),
  // Some write it as a number.
  statusListIndex: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.regex(/^\d{1,9}$/),
  ),
  statusListCredential: v.string(),
  statusSize: v.optional(v.literal(1)),
});
type Entry = v.InferOutput<typeof entryForm>;

/** Checks for a revocation in the status lists that the badge names. */
export async function statusOf(badge: Badge, world: World): Promise<Finding> {
  const entries = [badge.credentialStatus ?? []].flat();
  if (entries.length === 0)
    return passed('It names no list of revoked credentials, so its issuer cannot revoke it.');
  if (entries.length > entriesAtMost) return unknown('It names too many lists to check.');
  const findings = await Promise.all(
    entries.map(async (given) => {
      const { success, output } = v.safeParse(entryForm, given);
      if (success) return entryStatus(badge, output, world);
      return unknown('It uses a way of revoking that is not known here.');
    }),
  );
  const bad = stepResults.filter((result) => result !== 'passed');
  const [worst] = bad.flatMap((result) => findings.filter((finding) => finding.result === result));
  return worst ?? passed('Its issuer has not revoked it.');
}

async function entryStatus(badge: Badge, entry: Entry, world: World): Promise<Finding> {
  const { statusListCredential: address, statusPurpose } = entry;
  const read = await readOr(world, address, (why) =>
    unknown(`The list of revoked credentials could not be read. ${why}`),
  );
  if ('sentence' in read) return read;
  const list = statusListIn(read.document);
  if (isFinding(list)) return list;
  const bits = await bitsOf(list.credential, badge, entry);
  if (isFinding(bits)) return bits;
  const wrong = await unsigned(list.credential, world);
  if (wrong?.result === 'failed') return wrong;
  if (bits.getStatus(Number(entry.statusListIndex)))
    return failed(
      statusPurpose === 'revocation'
        ? 'Its issuer has revoked it.'
        : 'Its issuer has suspended it.',
    );
  return wrong ?? passed('Its issuer has not revoked it.');
}

/** The bits of a list that speaks for a credential, or what keeps it from that. */
async function bitsOf(
  list: StatusList,
  badge: Badge,
  entry: Entry,
): Promise<BitstringStatusList | Finding> {
  const { statusPurpose, encodedList } = list.credentialSubject;
  if (list.id !== entry.statusListCredential)
    return failed('The list of revoked credentials is for another address.');
  if (issuerIdOf(list) !== issuerIdOf(badge))
    return failed('The list of revoked credentials is from another issuer.');
  if (statusPurpose !== entry.statusPurpose)
    return failed('The list it names is kept for another purpose.');
  const packed = Buffer.from(encodedList.slice(1), 'base64url');
  const buffer = await unpacked(packed, { maxOutputLength: listBytesAtMost }).catch(() => null);
  if (!buffer) return failed('The list of revoked credentials cannot be unpacked.');
  if (Number(entry.statusListIndex) >= buffer.length * 8)
    return failed('The list of revoked credentials has no entry for it.');
  // The library reads all of the memory that lies beneath a buffer: a copy has its own.
  return new BitstringStatusList({ buffer: Uint8Array.from(buffer) });
}

const unpacked = promisify<Buffer, object, Buffer>(gunzip);

async function unsigned(list: StatusList, world: World): Promise<Finding | null> {
  const { signature, key } = await whoSigned({ credential: list, token: null }, world);
  const all = [signature, key, validityOf(datesOf(list), world.now)];
  const wrong =
    all.find(({ result }) => result === 'failed') ?? all.find(({ result }) => result !== 'passed');
  return wrong
    ? {
        ...wrong,
        sentence: `The list of revoked credentials cannot be relied on. ${wrong.sentence}`,
      }
    : null;
}
