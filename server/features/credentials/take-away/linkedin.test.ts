import { expect, test } from 'vitest';
import { aCredential } from '../../../testing/take-away.ts';
import { addToLinkedIn } from './linkedin.ts';

test('LinkedIn is given every field of a certification', () => {
  const address = new URL(addToLinkedIn(aCredential));
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Load test of a footbridge, for Gantry & Söhne',
    organizationName: 'Trestle',
    issueYear: '2031',
    issueMonth: '6',
    certUrl: aCredential.verifyUrl,
    certId: aCredential.id,
  });
});

test('a space stays a space, and a demo says that it is one', () => {
  const address = addToLinkedIn({ ...aCredential, isDemo: true });
  expect(address).toContain('name=Demo%3A%20proves%20nothing.%20Load%20test');
});
