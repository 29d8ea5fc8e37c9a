import { expect, test } from 'vitest';
import { withOwnHashes } from './page-hashes.ts';

const page = (hashes: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${hashes}; style-src 'self';"><script>go()</script><script src="/a.js"></script>`;
const own = " 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

test('a page allows the inline scripts it has, and those of no other page', () => {
  expect(withOwnHashes(page(`${own} 'sha256-0sVEkFx6AqHfMyzb2CoIDwnVO+O4DjD620a9qgBisTw='`))).toBe(
    page(own),
  );
});
