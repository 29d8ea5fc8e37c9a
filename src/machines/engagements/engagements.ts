import { read, readPage, readPages } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { EngagementState } from '../../contract/engagements/engagements.ts';
import { linesPerPage } from '../records/records.ts';

export const engagementsPerPage = 25;

/** Which of one's engagements are listed. */
export interface EngagementQuery {
  readonly state: EngagementState | '';
  readonly page: number;
}

/** One page of the engagements that are something to whoever asks; where it is their turn comes first. */
export const engagements = ({ state, page }: EngagementQuery) =>
  readPage(endpoints.listEngagements, { query: { state } }, { page, pageSize: engagementsPerPage });

/** The first of those in which it is a company’s turn, and how many there are: who has waited longest first. */
export const companysTurn = (atMost: number) =>
  readPage(
    endpoints.listEngagements,
    { query: { turn: 'company' } },
    { page: 1, pageSize: atMost },
  );

export const roomOf = (id: number) => read(endpoints.getEngagement, { params: { id } });

/** There are no more. */
const allAgreed = { page: 1, pageSize: 20 };

/** Plans that the company has agreed in other projects, to begin with. */
export const agreedPlans = (id: number) =>
  readPage(endpoints.listAgreedPlans, { params: { id } }, allAgreed);

/** Plans that were agreed in one’s own projects, to draft another with. */
export const ownPlans = readPage(endpoints.listOwnPlans, {}, allAgreed);

/** One page of what has happened in an engagement, the newest first. */
export const engagementHistory = (id: number, page: number) =>
  readPage(endpoints.listEngagementHistory, { params: { id } }, { page, pageSize: linesPerPage });

/** What a student has said week by week, the newest first, as many pages of it as somebody has asked for. */
export const checkInsOf = (id: number, pages: number) =>
  readPages(
    endpoints.listCheckIns,
    { params: { id } },
    { pages, pageSize: linesPerPage },
    { idOf: ({ week }) => week },
  );

/** Versions of a plan and of a delivery are long: so many are read at once. */
const versionsPerPage = 5;

/** The versions of a plan, the newest first, as many pages as somebody has asked for. */
export const plansOf = (id: number, pages: number) =>
  readPages(
    endpoints.listPlans,
    { params: { id } },
    { pages, pageSize: versionsPerPage },
    { idOf: ({ version }) => version },
  );

/** What was handed in for a milestone, the newest first, as many pages as somebody has asked for. */
export const deliveriesOf = (id: number, number: number, pages: number) =>
  readPages(
    endpoints.listDeliveries,
    { params: { id, number } },
    { pages, pageSize: versionsPerPage },
    { idOf: ({ version }) => version },
  );

/** The version that counts. */
export const newestDelivery = (id: number, number: number) =>
  readPage(endpoints.listDeliveries, { params: { id, number } }, { page: 1, pageSize: 1 });
