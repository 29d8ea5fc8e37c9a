import * as v from 'valibot';
import type { AskedReport } from '../../../api/read/reports.ts';
import { dayMs } from '../../../contract/days.ts';
import {
  type ReportGroup,
  type ReportName,
  reportNames,
  reports,
} from '../../../contract/reports/reports.ts';
import { termInAddress } from '../../features/terms/term-address.ts';
import { addressWith, oneOf, type Search, text } from '../../ui/navigation/search.ts';
import { screens } from '../screens.ts';

const inAddress = v.object({
  report: oneOf(reportNames, 'funnel'),
  by: text(40),
  // A day that does not exist is for the server to name, so that it is said at its field.
  from: text(20),
  to: text(20),
  term: termInAddress,
  compare: oneOf(['true'], 'false'),
});

/** The report an address asks for. */
export function askedIn(search: Search): AskedReport {
  const { report: name, by, ...rest } = v.parse(inAddress, search);
  return { ...rest, name, by: groupIn(name, by) };
}

/** Uses the grouping asked for if possible, otherwise the usual one. */
function groupIn(name: ReportName, by: string): AskedReport['by'] {
  const groups: readonly ReportGroup[] = reports[name];
  return groups.find((group) => group === by) ?? groups[0] ?? '';
}

/** The address that shows this report. */
export const reportAddress = ({ name, ...asked }: AskedReport): string =>
  addressWith(
    screens.reports,
    { report: name, ...asked },
    { report: 'funnel', by: reports[name][0] ?? '', compare: 'false' },
  );

/** Another report over the same days. It keeps the grouping only if the report has it. */
export const otherReport = (asked: AskedReport, name: ReportName): AskedReport => {
  const groups: readonly string[] = reports[name];
  return { ...asked, name, by: groups.includes(asked.by) ? asked.by : '' };
};

interface Preset {
  readonly label: string;
  /** Days in UTC, both included; empty where the report takes its usual ones. */
  readonly from: string;
  readonly to: string;
}

/** A report looks back three years at most. */
const yearsAtMost = 3;

/** The periods people ask for most, up to today; the usual one first. */
export function periodPresets(now: Date, { term }: Pick<AskedReport, 'term'>): readonly Preset[] {
  const isOfTerm = term !== '' && term !== 'none';
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const since = (label: string, from: number): Preset => ({
    label,
    from: dayOf(from),
    to: dayOf(now.getTime()),
  });
  return [
    { label: isOfTerm ? 'Whole term' : 'Last 90 days', from: '', to: '' },
    since('Last 30 days', now.getTime() - 29 * dayMs),
    since('This quarter', Date.UTC(year, month - (month % 3))),
    since('This year', Date.UTC(year, 0)),
    since('Last three years', Date.UTC(year - yearsAtMost, month, day + 1)),
  ];
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
