import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
// From tag v1.0.0 of https://github.com/jsonresume/resume-schema (MIT).
import schema from '../../../../tests/schemas/json-resume-1.0.0.json' with { type: 'json' };
import { aPortfolio, readPdf } from '../../../testing/take-away.ts';
import { jsonResume } from './json-resume.ts';
import { resume } from './resume.ts';

const day = '2031-07-01';

describe('a résumé', () => {
  test('is read in the order in which it is said', async () => {
    const pages = await readPdf(await resume({ facts: aPortfolio, day }));
    expect(pages.map(({ text }) => text)).toEqual([
      [
        'Zoë Łukasiewicz-Nguyễn Civil engineering, third year, University of Manchester',
        'zoe@people.example https://zoe.example https://trestle.example/p/zoe',
        'I find out why structures move. Skills Structural analysis Projects',
        'Load test of a footbridge',
        'Gantry & Söhne · 3 February 2031 to 30 May 2031 · Completed with distinction',
        `Load a footbridge and read its gauges. ${aPortfolio.projects[0]!.credentialUrl}`,
        'A weir Gantry & Söhne · 3 February 2031 to 30 May 2031 · Completed with distinction',
        'Load a footbridge and read its gauges.',
      ].join(' '),
    ]);
  });

  test('goes on over pages, headings with what they head, and ends where it is too long for anybody to read', async () => {
    const project = { ...aPortfolio.projects[0]!, description: 'What was measured. '.repeat(8) };
    const many = (count: number) => ({
      ...aPortfolio,
      projects: Array.from({ length: count }, (_, at) => ({
        ...project,
        title: `Project ${at + 1}`,
      })),
    });
    const pages = await readPdf(await resume({ facts: many(60), day }));
    expect(pages.length).toBeGreaterThan(4);
    for (const { text } of pages) expect(text).not.toMatch(/(Project \d+|Projects)$/);
    const tooMany = await readPdf(await resume({ facts: many(900), day }));
    expect(tooMany.length).toBeLessThan(30);
    expect(tooMany.at(-1)!.text).toMatch(/All of it is at https:\/\/trestle.example\/p\/zoe$/);
  });

  test('of somebody who has shown nothing yet has a name and an address', async () => {
    const bare = {
      ...aPortfolio,
      university: null,
      contact: [],
      about: '',
      skills: [],
      projects: [],
    };
    const [page] = await readPdf(await resume({ facts: bare, day }));
    expect(page!.text).toBe(
      `Zoë Łukasiewicz-Nguyễn ${bare.studies.join(', ')} https://trestle.example/p/zoe`,
    );
  });

  test('says where letters stand that its faces lack', async () => {
    const [page] = await readPdf(
      await resume({ facts: { ...aPortfolio, about: 'I like 🌉.' }, day }),
    );
    expect(page!.text).toContain('I like …. Skills');
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
      email: 'zoe@people.example',
      profiles: [{ network: 'zoe.example', url: 'https://zoe.example' }],
    });
    expect(made.projects[0]).toEqual({
      name: 'Load test of a footbridge',
      description: 'Completed with distinction. Load a footbridge and read its gauges.',
      entity: 'Gantry & Söhne',
      startDate: '2031-02-03',
      endDate: '2031-05-30',
      highlights: ['Measuring plan'],
      url: aPortfolio.projects[0]!.credentialUrl,
    });
    expect(made.certificates).toHaveLength(1);
    expect(made.references).toEqual([
      { name: 'Ada Gantry, Gantry & Söhne', reference: 'Careful, and quick.' },
    ]);
  });
});
