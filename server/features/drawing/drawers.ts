import type { Drawable } from '../../platform/drawing/drawings.ts';
import { badge, badgeMark, badgePng } from '../credentials/take-away/badge.ts';
import { certificate } from '../credentials/take-away/certificate.ts';
import { jsonResume } from '../credentials/take-away/json-resume.ts';
import { walletCode } from '../credentials/take-away/paper/qr.ts';
import { resume } from '../credentials/take-away/resume.ts';
import { shareCard } from '../projects/public-pages/share/share-card.ts';

/** All drawings of people's text. */
export const drawers: {
  readonly [Name in keyof Drawable]: (
    shown: Drawable[Name],
  ) => Promise<Uint8Array | string> | string;
} = {
  'badge as PNG': badgePng,
  'badge as SVG': badge,
  'mark of a badge': badgeMark,
  certificate,
  'code for wallets': walletCode,
  resume,
  'JSON Resume': ({ facts, day }) => JSON.stringify(jsonResume(facts, day)),
  'share card': shareCard,
};
