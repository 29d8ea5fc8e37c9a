import { describe, expect, test } from 'vitest';
import { headerOf, mappingFor } from './import-file.ts';

describe('the columns of a file', () => {
  test('are read from its first line, also after an Excel mark and with semicolons', async () => {
    const file = new File(['\uFEFFFirst name;Email\nAda;ada@x.example\n'], 's.csv');
    expect(await headerOf(file)).toEqual(['First name', 'Email']);
  });

  test('are matched to the fields however they are written', () => {
    const mapping = mappingFor(['LAST_NAME', 'First name', 'email', 'Uni']);
    expect(mapping).toMatchObject({ lastName: 'LAST_NAME', firstName: 'First name' });
    expect(mapping.university).toBe('');
  });

  test('of an empty file are refused', async () => {
    await expect(headerOf(new File([''], 's.csv'))).rejects.toThrow();
  });
});
