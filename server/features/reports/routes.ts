import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Report, ReportName } from '../../../src/contract/reports/reports.ts';
import type { Services } from '../../platform/calls/command.ts';
import { serve } from '../../platform/calls/serve.ts';
import { csvFile } from '../../platform/http/csv/write.ts';
import { columnsOf } from './definitions.ts';
import { makeReport } from './report.ts';

/** Reports on the programme, on screen or as a file. */
export async function reporting(app: FastifyInstance, { services }: { services: Services }) {
  const { clock } = services;

  serve(app, endpoints.getReport, async ({ params, query }, { reads }) =>
    makeReport(reads, params.name, query, clock()),
  );

  serve(app, endpoints.exportReport, async ({ params, query }, { reply, reads }) => {
    const report = await makeReport(reads, params.name, query, clock());
    const file = `${report.name}-${report.from}-${report.to}`;
    return csvFile(reply, file, headOf(report), linesOf(report));
  });

  serve(app, endpoints.exportCodebook, async ({ params: { name } }, { reply }) =>
    csvFile(reply, `${name}-codebook`, ['Column', 'Unit', 'Meaning'], meaningsOf(name)),
  );
}

async function* meaningsOf(name: ReportName) {
  for (const { label, unit, definition } of columnsOf[name]) yield [label, unit, definition];
}

const hasBefore = ({ total }: Report) => total.before.length > 0;

const headOf = (report: Report): string[] => {
  const labels = report.columns.map(({ label }) => label);
  const before = hasBefore(report) ? labels.map((label) => `${label}, previous period`) : [];
  return [report.by, ...labels, ...before];
};

async function* linesOf(report: Report) {
  for (const { label, values, before } of [...report.rows, report.total])
    yield [label, ...values, ...before];
}
