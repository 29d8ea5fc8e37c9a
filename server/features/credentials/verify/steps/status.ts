import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import * as v from 'valibot';
import { stepResults } from '../../../../../src/contract/credentials/verify.ts';
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
import { type Badge, issuerIdOf, type StatusList, statusListIn } from './form.ts';
import { whoSigned } from './signed.ts';

const entriesAtMost = 4;
/** Sixteen million entries; a small answer could unpack to gigabytes. */
const listBytesAtMost = 2 * 1024 * 1024;

const entryForm = v.looseObject({
  type: v.literal('BitstringStatusListEntry'),
  statusPurpose: v.picklist(['revocation', 'suspension']),
  statusListIndex: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
  statusListCredential: v.string(),
  statusSize: v.optional(v.literal(1)),
});
type Entry = v.InferOutput<typeof entryForm>;

/** Whether its issuer has revoked it, as the lists say that it names. */
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
  const wrong =
    (await listWrong(list.credential, badge, entry)) ?? (await unsigned(list.credential, world));
  if (wrong) return wrong;
  const { results } = await checkStatus({
    credential: { ...badge, credentialStatus: entry },
    documentLoader: async () => ({ document: list.credential, documentUrl: address }),
    // That was done above, with the steps that are told.
    verifyBitstringStatusListCredential: false,
  });
  // `verified` speaks of the list and not of the credential: a revoked one is `verified` too.
  const status = results?.length === 1 ? results[0]?.status : undefined;
  if (status === false) return passed('Its issuer has not revoked it.');
  if (status !== true) return failed('The list of revoked credentials has no entry for it.');
  return failed(
    statusPurpose === 'revocation' ? 'Its issuer has revoked it.' : 'Its issuer has suspended it.',
  );
}

/** What keeps a list from speaking for a credential. */
async function listWrong(list: StatusList, badge: Badge, entry: Entry): Promise<Finding | null> {
  const { statusPurpose, encodedList } = list.credentialSubject;
  if (list.id !== entry.statusListCredential)
    return failed('The list of revoked credentials is for another address.');
  if (issuerIdOf(list) !== issuerIdOf(badge))
    return failed('The list of revoked credentials is from another issuer.');
  if (statusPurpose !== entry.statusPurpose)
    return failed('The list it names is kept for another purpose.');
  const packed = Buffer.from(encodedList.slice(1), 'base64url');
  const bytes = await unpacked(packed, { maxOutputLength: listBytesAtMost }).catch(() => null);
  if (!bytes) return failed('The list of revoked credentials cannot be unpacked.');
  if (Number(entry.statusListIndex) >= bytes.length * 8)
    return failed('The list of revoked credentials has no entry for it.');
  return null;
}

const unpacked = promisify<Buffer, object, Buffer>(gunzip);

async function unsigned(list: StatusList, world: World): Promise<Finding | null> {
  const { signature, key } = await whoSigned({ credential: list, token: null }, world);
  const wrong = [signature, key, validityOf(list, world.now)].find(
    ({ result }) => result !== 'passed',
  );
  return wrong
    ? {
        ...wrong,
        sentence: `The list of revoked credentials cannot be relied on. ${wrong.sentence}`,
      }
    : null;
}
