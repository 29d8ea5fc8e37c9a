import { download } from '../../api/client.ts';
import { type Read, read } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Report, ReportName, ReportQuery } from '../../contract/reports/reports.ts';
import { failureFrom } from '../calls/failure.ts';

/** Which report, over which days, grouped by what. */
export interface AskedReport extends Omit<ReportQuery, 'term'> {
  /** The number of a term, `none`, or empty for all. */
  readonly term: string;
  readonly name: ReportName;
}

/** One report. Another one has other columns: its figures must not stand under the old ones. */
export const reportOf = ({ name, ...query }: AskedReport): Read<Report> => ({
  ...read(endpoints.getReport, { params: { name }, query }),
  isKept: (previous) => previous.name === name,
});

/** The report as comma-separated values. */
export const reportFile = ({ name, ...query }: AskedReport): Promise<Blob> =>
  download(endpoints.exportReport, { params: { name }, query });

/** What the server says about one field of the period; null where it is right. */
export function faultOf(error: Error | null, field: 'from' | 'to'): string | null {
  const fault = error && failureFrom(error).fields.find(({ path }) => path.endsWith(field));
  return fault?.message ?? null;
}
