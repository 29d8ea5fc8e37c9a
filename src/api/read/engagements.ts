import { countBoard, listBoard } from '../../contract/engagements/board.ts';
import { listCheckIns } from '../../contract/engagements/check-ins.ts';
import { type Delivery, listDeliveries } from '../../contract/engagements/deliveries.ts';
import {
  type EngagementState,
  getEngagement,
  listEngagements,
  type WorkStanding,
} from '../../contract/engagements/engagements.ts';
import {
  type DeliveredFile,
  downloadFile as downloadFileCall,
  fileAddress,
  listFiles,
  previewFile,
  readFile,
} from '../../contract/engagements/files.ts';
import { listEngagementHistory } from '../../contract/engagements/history.ts';
import { listAgreedPlans, listOwnPlans, listPlans } from '../../contract/engagements/plans.ts';
import { listEvaluations } from '../../contract/evaluations/evaluations.ts';
import {
  downloadLinkedFile,
  previewLinkedFile,
  readLinkedDelivery,
  readLinkedFile,
} from '../../contract/evaluations/links.ts';
import { getRubric } from '../../contract/evaluations/own-rubric.ts';
import { maxPageSize } from '../../contract/paging.ts';
import type { MadeFile } from '../act/act.ts';
import { call, download } from '../client.ts';
import { linesPerPage } from './page.ts';
import { asKnown, keepPrevious, type Read, read, readPage, readPages } from './read.ts';

export const engagementsPerPage = 25;

export interface EngagementQuery {
  readonly state: EngagementState | '';
  /** Only where it is a company’s turn. */
  readonly turn: 'company' | '';
  readonly page: number;
}

/** One page of the reader's engagements, those with their turn first. */
export const engagements = ({ state, turn, page }: EngagementQuery) =>
  readPage(listEngagements, { query: { state, turn } }, { page, pageSize: engagementsPerPage });

/**
 * First of a student's own engagements and their number, for use on many screens. Those with the student's turn come
 * first.
 */
export const ownWork = asKnown(readPage(listEngagements, { query: {} }, { page: 1, pageSize: 3 }));

/** The first of those in which it is a company’s turn, and how many there are: who has waited longest first. */
export const companysTurn = (atMost: number) =>
  readPage(listEngagements, { query: { turn: 'company' } }, { page: 1, pageSize: atMost });

export const roomOf = (id: number) => read(getEngagement, { params: { id } });

/** Both sides' evaluations of an engagement, and its outcome. */
export const evaluationsOf = (id: number) => read(listEvaluations, { params: { id } });

export const currentRubric = read(getRubric, {});

/** There are no more. */
const allAgreed = { page: 1, pageSize: 20 };

/** Plans that the company has agreed in other projects, to begin with. */
export const agreedPlans = (id: number) => readPage(listAgreedPlans, { params: { id } }, allAgreed);

/** Plans that were agreed in one’s own projects, to draft another with. */
export const ownPlans = readPage(listOwnPlans, {}, allAgreed);

/** One page of what has happened in an engagement, the newest first. */
export const engagementHistory = (id: number, page: number) =>
  readPage(listEngagementHistory, { params: { id } }, { page, pageSize: linesPerPage });

/** A student's check-ins, newest first, up to the pages asked for. */
export const checkInsOf = (id: number, pages: number) =>
  readPages(
    listCheckIns,
    { params: { id } },
    { pages, pageSize: linesPerPage },
    { idOf: ({ week }) => week },
  );

/** Versions of a plan or a delivery are long, so this many are read at once. */
const versionsPerPage = 5;

/** The versions of a plan, the newest first, as many pages as somebody has asked for. */
export const plansOf = (id: number, pages: number) =>
  readPages(
    listPlans,
    { params: { id } },
    { pages, pageSize: versionsPerPage },
    { idOf: ({ version }) => version },
  );

/** Deliveries of a milestone, newest first, up to the pages asked for. */
export const deliveriesOf = (id: number, number: number, pages: number) =>
  readPages(
    listDeliveries,
    { params: { id, number } },
    { pages, pageSize: versionsPerPage },
    { idOf: ({ version }) => version },
  );

/** Milliseconds between checks if an uploaded file is ready or drawn, or a credential made. */
const askAgainAfter = 2_000;

const isDrawn = ({ drawing }: DeliveredFile): boolean => drawing === 'waiting';

/** The version that counts; asked for again while a file of it is drawn. */
export const newestDelivery = (id: number, number: number) => ({
  ...readPage(listDeliveries, { params: { id, number } }, { page: 1, pageSize: 1 }),
  againAfter: ({ rows }: { rows: readonly Delivery[] }) =>
    rows.some(({ files }) => files.some(isDrawn)) ? askAgainAfter : null,
});

export const boardPerPage = 25;

export interface BoardQuery {
  readonly standing: WorkStanding | '';
  readonly searchText: string;
  /** The number of a term, `none` for what is in none, or empty for all. */
  readonly term: string;
  readonly page: number;
}

/** One page of the board; who has kept somebody waiting longest comes first. */
export const board = ({ page, ...query }: BoardQuery) =>
  readPage(listBoard, { query }, { page, pageSize: boardPerPage });

/** Deliveries due next, up to one page. */
export const dueWork = readPage(
  listBoard,
  { query: { due: 'true' } },
  { page: 1, pageSize: maxPageSize },
);

export const boardCounts = ({ searchText, term }: BoardQuery) =>
  keepPrevious(read(countBoard, { query: { searchText, term } }));

const isLookedAt = ({ state }: DeliveredFile): boolean => state === 'Checking';

/** A student's files in an engagement that are not handed in yet; asked for again while one is looked at. */
export const looseFiles = (engagement: number): Read<readonly DeliveredFile[]> => ({
  ...read(listFiles, { params: { id: engagement } }),
  againAfter: (files) => (files.some(isLookedAt) ? askAgainAfter : null),
});

/** Owner of the files: an engagement by number, or the work behind a mailed link. */
export type WorkFiles = number | { readonly token: string };

/** The version that counts of what was handed in for a milestone of the work that a mailed link asks about. */
export const linkedDelivery = (token: string, milestone: number) =>
  read(readLinkedDelivery, { params: { milestone }, body: { token } });

/** A file to be saved: from where it is kept, if a browser may go there, or else from here. */
export async function downloadFile(of: WorkFiles, file: number): Promise<MadeFile> {
  if (typeof of !== 'number') return download(downloadLinkedFile, { params: { file }, body: of });
  const params = { id: of, file };
  const { address } = await call(fileAddress, { params });
  return address === null ? download(downloadFileCall, { params }) : new URL(address);
}

/** A picture of a page of a file, as an address that a picture takes. It never changes. */
export const previewOf = (of: WorkFiles, file: number, page: number): Read<string> => ({
  queryKey: [previewFile.path, of, file, page],
  queryFn: async ({ signal }) =>
    asAddress(
      await (typeof of === 'number'
        ? download(previewFile, { params: { id: of, file, page } }, { signal })
        : download(previewLinkedFile, { params: { file, page }, body: of }, { signal })),
    ),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The first part of a file that is text. It never changes. */
export const textOf = (of: WorkFiles, file: number) => ({
  ...(typeof of === 'number'
    ? read(readFile, { params: { id: of, file } })
    : read(readLinkedFile, { params: { file }, body: of })),
  staleTime: Number.POSITIVE_INFINITY,
});

const asAddress = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reading = new FileReader();
    reading.onload = () => resolve(String(reading.result));
    reading.onerror = () => reject(reading.error);
    reading.readAsDataURL(picture);
  });
