import { evidenceAtMost } from '../../src/contract/credentials/credentials.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { all, type Case, casesOf, seen } from './case.ts';
import type { Product } from './product.ts';

type Badge = Record<string, unknown> & { evidence: { narrative: string }[] };

const read = async ({ server }: Product, id: string, form = '') =>
  (await fetch(`${server.origin}/credentials/${id}${form}`)).text();

/** What `/verify` says of the form and the signature of a credential of this site that somebody has changed. */
async function told(product: Product, change: (badge: Badge) => unknown): Promise<string> {
  const badge = JSON.parse(await read(product, product.people.world.credentialId));
  change(badge);
  const body = { credential: JSON.stringify(badge) };
  const answer = await product.call(endpoints.verifyCredential, { body });
  if (answer.status !== 200) return `answers ${answer.status}`;
  const [form, signature] = answer.body.steps;
  return form.result === 'passed' ? `signature ${signature.result}` : form.sentence;
}

/** Names that a program reads another way than it signs. */
const unsigned =
  (name: string): Case['run'] =>
  async (product) => {
    const given = { value: { grade: 'A' }, enumerable: true };
    const refused = `It uses “${name}” as a name, which programs read in different ways.`;
    const found = [
      await told(product, (badge) => Object.defineProperty(badge, name, given)),
      await told(product, ({ evidence }) => Object.defineProperty(evidence[0], name, given)),
    ];
    return seen(found, [refused, refused]);
  };

export const credentials: readonly Case[] = [
  ...casesOf('credentials', {
    'a credential of this site, unchanged': async (product) =>
      seen(await told(product, () => {}), 'signature passed'),
    'a credential that holds as much evidence as any of this site': async (product) => {
      const found = await told(product, ({ evidence }) => {
        evidence[0]!.narrative = '“x”\n'.repeat(evidenceAtMost / 4);
      });
      return seen(found, 'signature failed');
    },
    'a part called __proto__ that no signature covers': unsigned('__proto__'),
    'a part called constructor': unsigned('constructor'),
    'a part called prototype': unsigned('prototype'),
  }),
  {
    area: 'credentials',
    tried: 'badge and certificate of a revoked credential',
    isLong: true,
    run: async (product) => {
      const { admin, credentialId: id } = product.people.worlds.pop()!;
      const body = { because: 'Issued by mistake.' };
      await product.call(endpoints.revokeCredential, { params: { id }, body }, admin.token);
      const [badge, mark, certificate] = [
        await read(product, id, '/badge.svg'),
        await read(product, id, '/mark.svg'),
        await read(product, id, '/certificate.pdf'),
      ];
      return all(
        seen(badge.includes('<title>Revoked on '), true),
        seen(mark.includes('<title>Revoked on '), true),
        seen(certificate.includes('Revoked on'), true),
      );
    },
  },
];
