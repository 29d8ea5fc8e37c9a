import { screens } from './screens.ts';

/** A page number as an address gives it; nonsense is the first page. */
export const pageFrom = (search: Readonly<Record<string, string>>): number =>
  /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1;

export const panelAddress = (page: number): string =>
  page > 1 ? `${screens['company-panel']}?page=${page}` : screens['company-panel'];

export const applicantsAddress = (pid: number, page = 1): string =>
  `${screens.applicants}?project=${pid}${page > 1 ? `&page=${page}` : ''}`;
