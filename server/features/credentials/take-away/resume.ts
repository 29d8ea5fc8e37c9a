import { dayInWords, deliveryInALine, type FinishedProject, type PortfolioFacts } from './facts.ts';
import { block, blue, type Column, closePaper, decorate, openPaper } from './paper/paper.ts';

const edge = 54;
const body = { tag: 'P', style: 'text', sizes: [10] } as const;
const strong = { ...body, style: 'strong' } as const;
const address = { ...body, color: blue } as const;
const large = { style: 'display', color: blue } as const;

/** A portfolio as a résumé to print: A4, a tagged PDF of as many pages as it takes. `day` is `YYYY-MM-DD`, today. */
export function resume(facts: PortfolioFacts, day: string): Promise<Buffer> {
  const { studentName, programme, university, url, projects, skills } = facts;
  const about = {
    title: `${studentName}: résumé`,
    subject: `Projects completed with ${programme}`,
    author: studentName,
    day,
    layout: 'portrait',
  } as const;
  const column = openPaper(about, edge);
  block(column, studentName, { style: 'display', tag: 'H1', sizes: [36, 24], height: 52 });
  if (university) block(column, university, { ...strong, above: 4 });
  block(column, url, { ...address, link: url });
  if (facts.about) block(column, facts.about, { ...body, above: 8 });
  if (projects.length > 0) writeHeading(column, 'Projects');
  for (const project of projects) writeProject(column, project);
  if (skills.length > 0) writeHeading(column, 'Skills, with what proves them');
  for (const { name, proofs } of skills) {
    block(column, name, { ...strong, tag: 'H3', above: 8, keep: 20 });
    for (const proof of proofs)
      block(column, proof.title, { ...address, link: proof.url, indent: 12 });
  }
  if (column.isShortened)
    block(column, `Text that is cut off with … is in full at ${url}`, { ...strong, above: 14 });
  return closePaper(column);
}

function writeHeading(column: Column, text: string): void {
  const { paper, x, width } = column;
  block(column, text, { ...large, tag: 'H2', sizes: [20], above: 18, keep: 60 });
  decorate(column, () => paper.lineWidth(1).strokeColor(blue).rect(x, column.y, width, 0).stroke());
}

function writeProject(column: Column, project: FinishedProject): void {
  const { title, companyName, from, to, outcome, deliveries, words, credentialUrl } = project;
  block(column, title, { ...strong, tag: 'H3', sizes: [13], above: 12, keep: 30 });
  const when = `${dayInWords(from)} to ${dayInWords(to)}`;
  block(column, `${companyName} · ${when} · ${outcome}`, body);
  if (deliveries.length > 0) {
    const list = column.paper.struct('L');
    column.whole.add(list);
    for (const delivery of deliveries) {
      const item = column.paper.struct('LI');
      list.add(item);
      block(
        column,
        `• ${deliveryInALine(delivery)}`,
        { ...body, tag: 'LBody', indent: 12, above: 2 },
        item,
      );
    }
  }
  if (words) {
    const quote = `‘${words.text}’ ${words.by ?? companyName}`;
    block(column, quote, { ...body, tag: 'BlockQuote', indent: 12, above: 4 });
  }
  if (credentialUrl) block(column, credentialUrl, { ...address, link: credentialUrl, above: 4 });
}
