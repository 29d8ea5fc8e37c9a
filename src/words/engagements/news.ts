import { checkInNews } from './check-ins.ts';
import { deliveryNews } from './deliveries.ts';
import { evaluationNews } from './evaluations.ts';
import { moreTimeNews } from './more-time.ts';
import type { EngagementNews } from './names.ts';
import { officeNews } from './office.ts';
import { planNews } from './plan.ts';
import { proofNews } from './proof.ts';

export const engagementNews = {
  ...planNews,
  ...deliveryNews,
  ...moreTimeNews,
  ...checkInNews,
  ...evaluationNews,
  ...proofNews,
  ...officeNews,
} satisfies EngagementNews;
