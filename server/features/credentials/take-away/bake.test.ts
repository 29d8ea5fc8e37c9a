import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aCredential, isInstalled } from '../../../testing/take-away.ts';
import { badge, badgePng } from './badge.ts';
import { bakePng, bakeSvg } from './bake.ts';

const credential = JSON.stringify({ name: 'Łódź, 橋', note: ']]></openbadges:credential>' });
const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJkaWQ6d2ViIn0.c2ln-bmF0_dXJl';

describe('a baked PNG', () => {
  const commentsOf = async (png: Buffer) => (await sharp(png).metadata()).comments;
  const typesOf = (png: Buffer) => png.toString('latin1').match(/IHDR|iTXt|IDAT|IEND/g);

  test.each([credential, jwt])('is read back by another parser', async (text) => {
    const png = bakePng(await badgePng(aCredential), text);
    expect(await commentsOf(png)).toEqual([{ keyword: 'openbadgecredential', text }]);
  });

  test('has it once, before its pixels, however often it is baked', async () => {
    const plain = await badgePng(aCredential);
    const once = bakePng(plain, credential);
    const twice = bakePng(bakePng(plain, jwt), credential);
    expect(twice).toEqual(once);
    expect(typesOf(twice)?.slice(0, 3)).toEqual(['IHDR', 'iTXt', 'IDAT']);
    expect(twice.toString('latin1').split('openbadgecredential')).toHaveLength(2);
  });

  test('looks as before, and keeps what else it says', async () => {
    const plain = await sharp(await badgePng(aCredential))
      .withMetadata({ density: 300 })
      .png()
      .toBuffer();
    const baked = bakePng(plain, credential);
    expect(await sharp(baked).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
    expect((await sharp(baked).metadata()).density).toBe(300);
  });

  test('is made of a PNG only', () => {
    for (const bytes of [Buffer.from('GIF89a'), Buffer.alloc(0), Buffer.from('<svg/>')])
      expect(() => bakePng(bytes, credential)).toThrow('This is not a PNG.');
  });

  test.skipIf(!isInstalled('exiftool', '-ver'))('is read back by exiftool', async () => {
    const png = bakePng(await badgePng(aCredential), credential);
    const { stdout } = spawnSync('exiftool', ['-b', '-Openbadgecredential', '-'], { input: png });
    expect(JSON.parse(String(stdout))).toEqual(JSON.parse(credential));
  });
});

describe('a baked SVG', () => {
  const { resolve } = createRequire(import.meta.url);
  const xml: {
    validate(text: string): true | object;
    parse(text: string, how: object): { svg: Record<string, unknown> };
  } = createRequire(resolve('s3rver'))('fast-xml-parser');
  const read = (svg: string) => {
    expect(xml.validate(svg)).toBe(true);
    return xml.parse(svg, { ignoreAttributes: false, trimValues: false }).svg;
  };

  test('is read back by an XML parser, in the namespace of Open Badges', async () => {
    const svg = read(bakeSvg(await badge(aCredential), credential));
    expect(svg['@_xmlns:openbadges']).toBe('https://purl.imsglobal.org/ob/v3p0');
    expect(JSON.parse(svg['openbadges:credential'] as string)).toEqual(JSON.parse(credential));
  });

  test('has a JWT as what verifies it', async () => {
    const svg = read(bakeSvg(await badge(aCredential), jwt));
    expect(svg['openbadges:credential']).toEqual({ '@_verify': jwt });
  });

  test('has it once, directly after the tag, however often it is baked', async () => {
    const plain = await badge(aCredential);
    const once = bakeSvg(plain, credential);
    expect(bakeSvg(bakeSvg(bakeSvg(plain, credential), jwt), credential)).toBe(once);
    expect(once).toMatch(/^<svg [^>]+><openbadges:credential><!\[CDATA\[/);
  });

  test('has only letters that XML has', async () => {
    const svg = bakeSvg(await badge(aCredential), JSON.stringify({ name: 'a\ufffe\uffff\u0001' }));
    expect(svg).toContain(String.raw`a\ufffe\uffff\u0001`);
  });

  test('is drawn as before', async () => {
    const plain = await badge(aCredential);
    const pixels = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer();
    expect(await pixels(bakeSvg(plain, credential))).toEqual(await pixels(plain));
  });

  test('is made of an SVG only', async () => {
    for (const text of ['', '<html></html>', '<svg/>'])
      expect(() => bakeSvg(text, credential)).toThrow('This is not an SVG.');
  });
});
