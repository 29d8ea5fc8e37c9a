import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const statement = v.strictObject({
  /** The numbers of ASVS it is about: `1.2.6 to 1.2.8, 1.3.8` names four. Without, it goes on with the one above it. */
  requirements: v.optional(v.string()),
  /** Markdown, of one line. */
  statement: v.string(),
  /** `FILE › TITLE` of each test that shows it. */
  tests: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^\S+ › \S/, 'Write it as FILE › TITLE.'))),
    [],
  ),
  /** The numbers of the differences it is about. */
  differs: v.optional(v.array(v.string()), []),
});

const difference = v.strictObject({
  number: v.string(),
  specification: v.string(),
  /** A point each, so that no row of the table is wider than a page. */
  ours: v.array(v.string()),
  why: v.string(),
});

const statements = v.strictObject({
  /** By the heading of the document under which they stand. */
  sections: v.record(v.string(), v.array(statement)),
  differences: v.optional(v.array(difference), []),
});

export type Statement = v.InferOutput<typeof statement>;
export type Difference = v.InferOutput<typeof difference>;
export type Statements = v.InferOutput<typeof statements>;

/** The documents that are made from statements. */
export const documents = ['specification', 'security'] as const;
export type Document = (typeof documents)[number];

export const dataFile = (document: Document): string => `docs/statements/${document}.json`;
export const markdownFile = (document: Document): string => `docs/${document}.md`;

export const readStatements = (document: Document): Statements =>
  v.parse(statements, JSON.parse(readFileSync(dataFile(document), 'utf8')));

export const namedTestsOf = ({ sections }: Statements): string[] => [
  ...new Set(Object.values(sections).flatMap((rows) => rows.flatMap(({ tests }) => tests))),
];
