import { screens } from '../screens.ts';

/** Which page of the applications an address asks for, and which application is open over it. */
export function viewFrom(search: Readonly<Record<string, string>>) {
  const page = search.page ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    application: Number(search.application),
  };
}

export function addressOf(page: number, application?: number): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (application) query.set('application', String(application));
  return query.size > 0 ? `${screens.myproject}?${query}` : screens.myproject;
}
