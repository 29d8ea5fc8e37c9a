import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { openapiDocument } from './openapi.ts';

const document = openapiDocument(endpoints);

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('the document holds every endpoint of the contract and no other', () => {
  const documented = Object.values(document.paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId: string }>).map(
      ({ operationId }) => operationId,
    ),
  );
  expect(documented.sort()).toEqual(Object.keys(endpoints).sort());
});
