import type { EventKind, Reader } from '../../contract/events/event.ts';
import { eventKinds } from '../../contract/events/kinds.ts';
import type { LinkedEvent } from '../told.ts';
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

const areas: Record<Reader, string> = {
  student: 'student',
  mate: 'student',
  company: 'company',
  supervisor: 'faculty',
  university: 'faculty',
  admin: 'admin',
};

/** The list of a reader’s work. */
export const workOf = (reader: Reader): string => `/${areas[reader]}/work`;

/** The room of an engagement. */
export function engagementLink({ kind, aboutId }: LinkedEvent, reader: Reader): string {
  const { place }: EventKind = eventKinds[kind];
  return `${workOf(reader)}?engagement=${aboutId}${place ? `#${place}` : ''}`;
}
