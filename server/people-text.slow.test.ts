import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { milestonesAtMost } from '../src/contract/engagements/plans.ts';
import { requiredLine, text } from '../src/contract/fields.ts';
import { requiredMarkdown } from '../src/contract/markdown.ts';
import { shownAtMost } from '../src/contract/portfolio/portfolio.ts';
import { drawers } from './features/drawing/drawers.ts';
import { portfolioPageOf, resumeFacts } from './features/portfolio/page.ts';
import type { ShownPortfolio } from './features/portfolio/shown.ts';
import { markdown } from './features/projects/public-pages/markdown.ts';
import { size } from './features/projects/public-pages/share/share-card.ts';
import { newsMail } from './platform/mail/news/mails.ts';
import { quoted } from './platform/mail/quoted.ts';
import { aCredential } from './testing/take-away.ts';

/** Of which people may write as many as fit into a field. */
const pieces: Readonly<Record<string, string>> = {
  'syllables of many parts': 'क्ष्म्य',
  'marks on one letter': 'a\u0301\u0323\u0330\u0308',
  'letters of many strokes': '𰻝龘',
  'a letter that is a sentence': '﷽',
  'both directions': 'جسر (weir) ',
  'pictures of many parts': '👩‍👩‍👧‍👦',
  'lines of a mail': 'a\r\nBcc: all@trestle.example\r\n',
  controls: 'a\u0007\u0008\u001b',
  'what markup is made of': '<b>&"\']]>',
  'a table': '|a|b|\n|-|-|\n|a|b|\n\n',
  quotations: '> ',
};

/** As much of a piece as a field takes; null where it takes none. */
function most(field: v.GenericSchema<string, string>, piece: string): string | null {
  const taken = (times: number) => v.safeParse(field, piece.repeat(times));
  let [some, tooMany] = [0, 10_001];
  while (tooMany - some > 1) {
    const middle = Math.floor((some + tooMany) / 2);
    if (taken(middle).success) some = middle;
    else tooMany = middle;
  }
  const found = taken(Math.max(1, some));
  return found.success ? found.output : null;
}
const line = requiredLine('Missing.', 200);
const paragraph = text(2_000);
const marked = requiredMarkdown('Missing.', 10_000);

interface Texts {
  readonly line: string;
  readonly paragraph: string;
  readonly marked: string;
}
const plain: Texts = { line: 'Weir', paragraph: 'A weir.', marked: 'A *weir*.' };

const credentialOf = ({ line }: Texts) => ({
  ...aCredential,
  studentName: line,
  title: line,
  companyName: line,
  skills: [line, line, line],
});
/** As full as a portfolio can be. */
const portfolioOf = ({ line, paragraph, marked }: Texts): ShownPortfolio => ({
  name: 'ada',
  studentName: line,
  university: line,
  engineeringType: 'Civil',
  collegeYear: 'Third',
  contact: ['ada@trestle.example', 'https://ada.example'],
  about: paragraph,
  isIndexed: true,
  isPublished: true,
  projects: Array.from({ length: shownAtMost }, (_, at) => ({
    ...{ id: `${at}`, title: line, companyName: line, outcome: 'Completed', isDoubtful: false },
    description: paragraph,
    ...{ from: '2031-02-03', to: '2031-05-30' },
    skills: [`${line} ${at}`, line],
    deliveries: Array(milestonesAtMost).fill({ title: line, words: marked, isInCredential: true }),
    words: { text: paragraph, by: line },
  })),
});
const origin = 'https://trestle.example';
const factsOf = (texts: Texts) => resumeFacts(portfolioOf(texts), origin);

const folder = mkdtempSync(join(tmpdir(), 'trestle-drawn-'));
const sheet = join(folder, 'sheet.png');
beforeAll(async () => {
  await sharp({ create: { ...size, channels: 3, background: '#10386f' } }).toFile(sheet);
});
afterAll(() => rmSync(folder, { recursive: true }));

type Drawn = Uint8Array | string;
/** Everything that is drawn of what people write, and how many bytes it may be. */
const kinds: Readonly<
  Record<
    keyof typeof drawers | 'page' | 'portfolio' | 'mail',
    { bytes: number; draw: (texts: Texts) => Promise<Drawn> | Drawn }
  >
> = {
  'badge as PNG': { bytes: 500_000, draw: (texts) => drawers['badge as PNG'](credentialOf(texts)) },
  'badge as SVG': { bytes: 500_000, draw: (texts) => drawers['badge as SVG'](credentialOf(texts)) },
  'mark of a badge': {
    bytes: 50_000,
    draw: (texts) => drawers['mark of a badge'](credentialOf(texts)),
  },
  certificate: { bytes: 500_000, draw: (texts) => drawers.certificate(credentialOf(texts)) },
  'code for wallets': {
    bytes: 50_000,
    draw: () => drawers['code for wallets']({ credentialUrl: aCredential.credentialUrl }),
  },
  resume: {
    bytes: 2_000_000,
    draw: (texts) => drawers.resume({ facts: factsOf(texts), day: '2031-07-01' }),
  },
  'share card': {
    bytes: 500_000,
    draw: ({ line }) =>
      drawers['share card']({
        card: { initials: line, above: line, heading: line, facts: Array(5).fill(line) },
        sheet,
      }),
  },
  page: { bytes: 400_000, draw: ({ marked }) => markdown(marked).text },
  portfolio: {
    bytes: 6_000_000,
    draw: (texts) => portfolioPageOf(portfolioOf(texts), origin, '').main.text,
  },
  'JSON Resume': {
    bytes: 5_000_000,
    draw: (texts) => drawers['JSON Resume']({ facts: factsOf(texts), day: '2031-07-01' }),
  },
  mail: {
    bytes: 30_000,
    draw({ line, paragraph }) {
      const title = `${quoted(line)} has news`;
      const mail = newsMail(
        'ada@trestle.example',
        { title, message: paragraph, link: '/', waiting: 1 },
        origin,
      );
      expect(mail.subject).not.toMatch(/[\r\n]/);
      return JSON.stringify(mail);
    },
  },
};

test.each(Object.entries(pieces))(
  'what is drawn of %s stays within its bounds',
  async (_, piece) => {
    const texts = {
      line: most(line, piece) ?? plain.line,
      paragraph: most(paragraph, piece) ?? plain.paragraph,
      marked: most(marked, piece) ?? plain.marked,
    };
    for (const [kind, { bytes, draw }] of Object.entries(kinds)) {
      const drawn = await draw(texts);
      const length = Buffer.byteLength(drawn);
      expect([kind, length < bytes, length]).toEqual([kind, true, length]);
    }
  },
);
