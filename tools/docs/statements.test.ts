import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missing } from './named-tests.ts';
import { longestLine, render } from './render.ts';
import { documents, markdownFile, namedTestsOf, readStatements } from './statements.ts';

describe.each(documents)('docs/statements/%s.json', (document) => {
  const statements = readStatements(document);

  test('names tests that are there: npm run docs says where the others are', () => {
    expect(namedTestsOf(statements).filter(missing)).toEqual([]);
  });

  test('stands in the Markdown as it is now: npm run docs writes it', () => {
    const markdown = readFileSync(markdownFile(document), 'utf8');
    expect(render(markdown, statements)).toBe(markdown);
  });
});

describe('docs/specification.md', () => {
  const { sections, differences } = readStatements('specification');
  const statements = Object.values(sections).flat();

  test('names a test for each statement', () => {
    expect(statements.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  test('explains each difference it points to, and points to each it explains', () => {
    const pointed = new Set(statements.flatMap(({ differs }) => differs));
    expect([...pointed].sort()).toEqual(differences.map(({ number }) => number).toSorted());
  });
});

describe('docs/security.md', () => {
  const { sections } = readStatements('security');
  /** Each requirement of ASVS 5.0 on levels 1 and 2, in its order, with its level. */
  const levels: object = JSON.parse(readFileSync('tools/docs/asvs-levels.json', 'utf8'));
  const requirements = Object.keys(levels);

  /** `1.2.6 to 1.2.8, 1.3.8` names four. */
  function numbersIn(text: string): string[] {
    const ranges = text.split(', ').map((range) => range.split(' to '));
    return ranges.flatMap(([from = '', to = from]) => {
      const [first, last] = [requirements.indexOf(from), requirements.indexOf(to)];
      return first < 0 || last < first ? [`${from} to ${to}`] : requirements.slice(first, last + 1);
    });
  }

  test('says once of each requirement that it is met, or why not, or that it is not applicable', () => {
    const named = Object.values(sections)
      .flat()
      .flatMap((one) => (one.requirements ? numbersIn(one.requirements) : []));
    expect(named.filter((number, at) => named.indexOf(number) !== at)).toEqual([]);
    expect(named.toSorted()).toEqual(requirements.toSorted());
  });

  test('names a test for each statement that a requirement is met', () => {
    const { Deviations, 'Not applicable': none, ...met } = sections;
    expect(Deviations?.length).toBeGreaterThan(0);
    expect(none?.length).toBeGreaterThan(0);
    expect(
      Object.values(met).flatMap((rows) => rows.filter(({ tests }) => tests.length === 0)),
    ).toEqual([]);
  });
});

describe('a document', () => {
  const markdown = `# Title

## One

Words by hand.

<!-- npm run docs writes what follows -->

- old

## Two

More words by hand.
`;
  const shown = { tests: ['tests/a.spec.ts › a title with *stars*'], differs: [] };

  test('gets its list anew below the mark, and keeps what people wrote', () => {
    const written = render(markdown, {
      sections: {
        One: [{ ...shown, requirements: '1.2.3', statement: 'It holds', differs: ['D1'] }],
      },
      differences: [],
    });
    expect(written).toBe(
      markdown.replace(
        '- old',
        `- **1.2.3** It holds ([D1](#where-we-differ))
  - [a.spec.ts](../tests/a.spec.ts): a title with \\*stars\\*`,
      ),
    );
  });

  test('is broken into lines of its width, none of which begins an item of its own', () => {
    const statement = 'word - 1. # '.repeat(40).trim();
    const written = render(markdown, {
      sections: { One: [{ ...shown, statement }] },
      differences: [],
    });
    for (const line of written.split('\n')) expect(line.length).toBeLessThanOrEqual(longestLine);
    expect(written).not.toMatch(/^ +(?:- word|1\.|#)/m);
  });

  test('without a heading, a mark or statements is refused', () => {
    const sections = { One: [{ ...shown, statement: 'It holds' }] };
    const refused = (text: string, more: object = {}) =>
      expect(() => render(text, { sections: { ...sections, ...more }, differences: [] }));
    refused(markdown, { Three: [] }).toThrow('No heading for ‘Three’');
    refused(markdown, { Two: [] }).toThrow('‘Two’ lacks the mark');
    refused(markdown.replace('## One', '## Other')).toThrow('‘Other’ has a mark and no statements');
  });
});
