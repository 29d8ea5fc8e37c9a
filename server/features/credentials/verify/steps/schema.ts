import { readFileSync } from 'node:fs';
import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import type { Badge } from './badge.ts';

/** As 1EdTech publishes it: https://purl.imsglobal.org/spec/ob/v3p0/schema/json-ld/ob_v3p0_achievementcredential_schema.json */
const published = new URL('./ob_v3p0_achievementcredential_schema.json', import.meta.url);

// biome-ignore lint/suspicious/noExplicitAny: a JSON Schema is any JSON
type Schema = any;

const models = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/2018/credentials/v1'];

/**
 * The published schema covers one notation and data model 2.0. In JSON-LD a single value equals a list of one, and data
 * model 1.1 has other names for the dates.
 */
function widened(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(widened);
  if (typeof schema !== 'object' || schema === null) return schema;
  const wide: Schema = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, widened(value)]),
  );
  if (wide.enum?.includes(models[0])) wide.enum = models;
  if (Array.isArray(wide.required) && wide.required.includes('validFrom'))
    wide.required = wide.required.filter((name: string) => name !== 'validFrom');
  // Names that issuers add without `ext:` change nothing of what is proven.
  if (wide.oneOf?.[0].enum && wide.oneOf[1]?.pattern) return { type: 'string' };
  const { type, items, contains = {} } = wide;
  if (type !== 'array' || Array.isArray(items)) return wide;
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  return { if: { type }, then: wide, else: { allOf: [items, contains] } };
}

function compiled(): ValidateFunction<Badge> {
  const { $defs, ...schema } = widened(JSON.parse(readFileSync(published, 'utf8')));
  const { validFrom, validUntil } = schema.properties;
  Object.assign(schema.properties, { issuanceDate: validFrom, expirationDate: validUntil });
  // Endorsements within are credentials of others: of data model 1.1 they need no address.
  $defs.EndorsementCredential.required = ['type', 'issuer', 'credentialSubject'];
  return addFormats.default(new Ajv2019({ strict: false })).compile({ ...schema, $defs });
}

let validate: ValidateFunction<Badge> | undefined;

/** Path, with dots, of the first error of a document against Open Badges 3.0; null if it is a valid badge. */
export function wrongIn(document: object): string | null {
  validate ??= compiled();
  if (validate(document)) return null;
  // The deepest place of those that do not fit is the one that is wrong.
  const places = (validate.errors ?? []).map(({ instancePath, params }) =>
    [...instancePath.split('/').slice(1), params.missingProperty ?? []].flat(),
  );
  const [deepest = []] = places.sort((one, other) => other.length - one.length);
  return deepest.join('.') || 'all of it';
}
