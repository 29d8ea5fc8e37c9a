import { spawnSync } from 'node:child_process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { CredentialFacts, PortfolioFacts } from '../features/credentials/take-away/facts.ts';

export const aCredential: CredentialFacts = {
  id: '0b8f7c9e-2f4d-4a52-9d1c-1f6f0d9a7e10',
  verifyUrl: 'https://trestle.example/verify/0b8f7c9e-2f4d-4a52-9d1c-1f6f0d9a7e10',
  credentialUrl: 'https://trestle.example/credentials/0b8f7c9e-2f4d-4a52-9d1c-1f6f0d9a7e10',
  achievementId: 12,
  engineeringType: 'Civil',
  studentName: 'Zoë Łukasiewicz-Nguyễn',
  title: 'Load test of a footbridge',
  companyName: 'Gantry & Söhne',
  programme: 'Trestle',
  outcome: 'Completed with distinction',
  issuedOn: '2031-06-12',
  finishedOn: '2031-05-30',
  skills: ['Structural analysis', 'Technical writing'],
  isDemo: false,
  revokedOn: null,
};

const aProject: PortfolioFacts['projects'][number] = {
  description: 'Load a footbridge and read its gauges.',
  title: 'Load test of a footbridge',
  companyName: 'Gantry & Söhne',
  from: '2031-02-03',
  to: '2031-05-30',
  outcome: 'Completed with distinction',
  deliveries: [{ title: 'Measuring plan' }],
  words: { text: 'Careful, and quick.', by: 'Ada Gantry, Gantry & Söhne' },
  credentialUrl: aCredential.verifyUrl,
};

export const aPortfolio: PortfolioFacts = {
  name: 'zoe',
  url: 'https://trestle.example/p/zoe',
  programme: 'Trestle',
  studentName: 'Zoë Łukasiewicz-Nguyễn',
  university: 'University of Manchester',
  studies: ['Civil engineering', 'third year', 'University of Manchester'],
  contact: ['zoe@people.example', 'https://zoe.example'],
  about: 'I find out why structures move.',
  skills: [
    {
      name: 'Structural analysis',
      proofs: [{ title: 'Load test of a footbridge', url: aCredential.verifyUrl }],
    },
  ],
  projects: [
    aProject,
    { ...aProject, title: 'A weir', deliveries: [], words: null, credentialUrl: null },
  ],
};

/** What PDFium reads on each page, a space between any two words, and how it draws it: grey, a byte a pixel. */
export async function readPdf(pdf: Uint8Array, scale = 1) {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages = [];
    for (const page of document.pages()) {
      // It lets go of a page once it has drawn it.
      const text = page.getText().replace(/\s+/g, ' ').trim();
      const { data, width, height } = await page.render({ scale, render: 'bitmap' });
      const raw = { width, height, channels: 4 } as const;
      const drawn = sharp(data, { raw }).flatten({ background: '#fff' }).grayscale();
      pages.push({ text, width, height, pixels: await drawn.raw().toBuffer() });
    }
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

/** A text as the strings of a PDF have it. */
export const asInPdf = (text: string): Buffer =>
  Buffer.from(
    Buffer.from(text, 'utf16le')
      .swap16()
      .toString('latin1')
      .replace(/[()\\]/g, '\\$&')
      .replaceAll('\n', '\\n')
      .replaceAll('\r', '\\r')
      .replaceAll('\t', '\\t')
      .replaceAll('\b', '\\b')
      .replaceAll('\f', '\\f'),
    'latin1',
  );

/** Whether a program is there; those who have it check with it too. */
export const isInstalled = (program: string, versionFlag = '--version'): boolean =>
  spawnSync(program, [versionFlag]).status === 0;
