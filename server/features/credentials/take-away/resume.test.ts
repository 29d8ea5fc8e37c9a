import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
// From tag v1.0.0 of https://github.com/jsonresume/resume-schema (MIT).
import schema from '../../../../tests/schemas/json-resume-1.0.0.json' with { type: 'json' };
import { aPortfolio, readPdf } from '../../../testing/take-away.ts';
import { jsonResume } from './json-resume.ts';
import { resume } from './resume.ts';
import { sharePicture } from './share-picture.ts';

const day = '2031-07-01';

describe('a résumé', () => {
  test('is read in the order in which it is said', async () => {
    const pages = await readPdf(await resume(aPortfolio, day));
    expect(pages.map(({ text }) => text)).toEqual([
      [
        'Zoë Łukasiewicz-Nguyễn University of Manchester https://trestle.example/p/zoe',
        'I find out why structures move. Projects Load test of a footbridge',
        'Gantry & Söhne · 3 February 2031 to 30 May 2031 · Completed with distinction',
        '• Measuring plan: Where the gauges sit.',
        `‘Careful, and quick.’ Ada Gantry, Gantry & Söhne ${aPortfolio.projects[0]!.credentialUrl}`,
        'A weir Gantry & Söhne · 3 February 2031 to 30 May 2031 · Completed with distinction',
        'Skills, with what proves them Structural analysis Load test of a footbridge',
      ].join(' '),
    ]);
  });

  test('goes on over pages, each text whole, headings with what they head', async () => {
    const text = 'A sentence about what was measured and why. '.repeat(40).trim();
    const projects = Array.from({ length: 12 }, (_, at) => ({
      ...aPortfolio.projects[0]!,
      title: `Project ${at + 1}`,
      words: { text, by: null },
    }));
    const pages = await readPdf(await resume({ ...aPortfolio, projects }, day));
    expect(pages.length).toBeGreaterThan(4);
    const all = pages.map(({ text }) => text).join(' ');
    expect(all.split(`‘${text}’ Gantry & Söhne`)).toHaveLength(13);
    for (const { text } of pages) expect(text).not.toMatch(/(Project \d+|proves them)$/);
  });

  test('of somebody who has shown nothing yet has a name and an address', async () => {
    const bare = { ...aPortfolio, university: null, about: '', skills: [], projects: [] };
    const [page] = await readPdf(await resume(bare, day));
    expect(page!.text).toBe('Zoë Łukasiewicz-Nguyễn https://trestle.example/p/zoe');
  });

  test('says where letters stand that its faces lack', async () => {
    const [page] = await readPdf(await resume({ ...aPortfolio, about: 'I like 橋.' }, day));
    expect(page!.text).toContain('I like …. Projects');
    expect(page!.text).toMatch(
      /Text that is cut off with … is in full at https:\/\/trestle.example\/p\/zoe$/,
    );
  });
});

describe('a JSON Resume', () => {
  // The schema is of draft 4, which names itself; what it uses is the same in draft 7.
  const { $schema: _, ...rules } = schema;
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(rules);

  test.each([
    ['of a whole portfolio', aPortfolio],
    ['of an empty one', { ...aPortfolio, university: null, about: '', skills: [], projects: [] }],
  ])('%s holds to the published schema', (_, portfolio) => {
    validate(JSON.parse(JSON.stringify(jsonResume(portfolio, day))));
    expect(validate.errors).toBeNull();
  });

  test('says what the portfolio says', () => {
    const made = jsonResume(aPortfolio, day);
    expect(made.basics).toEqual({
      name: aPortfolio.studentName,
      url: aPortfolio.url,
      summary: aPortfolio.about,
    });
    expect(made.projects[0]).toEqual({
      name: 'Load test of a footbridge',
      description: 'Completed with distinction',
      entity: 'Gantry & Söhne',
      startDate: '2031-02-03',
      endDate: '2031-05-30',
      highlights: ['Measuring plan: Where the gauges sit.'],
      url: aPortfolio.projects[0]!.credentialUrl,
    });
    expect(made.certificates).toHaveLength(1);
    expect(made.references).toEqual([
      { name: 'Ada Gantry, Gantry & Söhne', reference: 'Careful, and quick.' },
    ]);
  });
});

describe('what a shared link to a portfolio shows', () => {
  const size = { width: 1200, height: 630 };
  const sheet = () =>
    sharp({ create: { ...size, channels: 3, background: '#10386f' } })
      .png()
      .toBuffer();

  test('is a picture of its own', async () => {
    const one = await sharePicture(aPortfolio, await sheet());
    expect(await sharp(one!).metadata()).toMatchObject({ format: 'png', ...size });
    const other = await sharePicture({ ...aPortfolio, studentName: 'Ada' }, await sheet());
    expect(one).not.toEqual(other);
  });

  test('is that of all where the faces lack letters', async () => {
    expect(await sharePicture({ ...aPortfolio, studentName: '佐藤' }, await sheet())).toBeNull();
  });
});
