import {
  type ReportGroup,
  type ReportName,
  reportNames,
  reports,
} from '../../../contract/reports.ts';
import type { AskedReport } from '../../../machines/reports/report.ts';

const place = '/admin/reports';
type Search = Readonly<Record<string, string>>;

/** The report an address asks for; what it says wrongly or not at all is as usual. */
export function askedIn(search: Search): AskedReport {
  const name: ReportName = reportNames.find((known) => known === search.report) ?? 'funnel';
  const groups: readonly ReportGroup[] = reports[name];
  return {
    name,
    by: groups.find((group) => group === search.by) ?? groups[0] ?? '',
    // A day that does not exist is for the server to name, so that it is said at its field.
    from: (search.from ?? '').slice(0, 20),
    to: (search.to ?? '').slice(0, 20),
    compare: search.compare === 'true' ? 'true' : 'false',
  };
}

/** The address that shows this report. */
export function reportAddress({ name, by, from, to, compare }: AskedReport): string {
  const query = new URLSearchParams();
  if (name !== 'funnel') query.set('report', name);
  if (by && by !== reports[name][0]) query.set('by', by);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  if (compare === 'true') query.set('compare', compare);
  const text = query.toString();
  return text ? `${place}?${text}` : place;
}

/** The same period in another report; what it is grouped by may not fit there. */
export const otherReport = (asked: AskedReport, name: ReportName): AskedReport => {
  const groups: readonly string[] = reports[name];
  return { ...asked, name, by: groups.includes(asked.by) ? asked.by : '' };
};
