import { read, readPage } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';

/** One university, as an admin lists it. */
export const university = (id: number) => read(endpoints.getUniversity, { params: { id } });

/** What would move if one were merged into another. */
export const mergePreview = (id: number, into: number) =>
  read(endpoints.previewMerge, { params: { id }, query: { into: String(into) } });

export const unplacedPerPage = 25;

/** What students who fall under none wrote, a page at a time. */
export const unplacedTexts = ({ searchText, page }: { searchText: string; page: number }) =>
  readPage(endpoints.listUnplaced, { query: { searchText } }, { page, pageSize: unplacedPerPage });
