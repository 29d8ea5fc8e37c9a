import type { Drawable } from '../../../platform/drawing/drawings.ts';
import { openFaces } from '../../../platform/drawing/lettering/faces.ts';
import { dayInWords, type FinishedProject, inALine } from './facts.ts';
import {
  block,
  blue,
  type Column,
  closePaper,
  decorate,
  isFull,
  openPaper,
} from './paper/paper.ts';

const edge = 54;
const body = { tag: 'P', style: 'text', sizes: [10] } as const;
const strong = { ...body, style: 'strong' } as const;
const address = { ...body, color: blue } as const;
const large = { style: 'display', color: blue } as const;

/** A portfolio as a résumé to print: A4, a tagged PDF of as many pages as it takes. `day` is `YYYY-MM-DD`, today. */
export async function resume({ facts, day }: Drawable['resume']): Promise<Buffer> {
  const { studentName, programme, studies, contact, url, projects, skills } = facts;
  const about = {
    title: `${studentName}: résumé`,
    subject: `Projects completed with ${programme}`,
    author: studentName,
    day,
    layout: 'portrait',
    faces: await openFaces(JSON.stringify(facts)),
  } as const;
  const column = openPaper(about, edge);
  block(column, studentName, { style: 'display', tag: 'H1', sizes: [36, 24], height: 52 });
  block(column, studies.join(', '), { ...strong, above: 4 });
  for (const one of contact)
    block(column, one, { ...address, link: one.includes('://') ? one : `mailto:${one}` });
  block(column, url, { ...address, link: url });
  if (facts.about) block(column, facts.about, { ...body, above: 8 });
  if (skills.length > 0) {
    writeHeading(column, 'Skills');
    block(column, skills.map(({ name }) => name).join(', '), { ...body, above: 6 });
  }
  if (projects.length > 0) writeHeading(column, 'Projects');
  for (const project of projects) {
    if (isFull(column)) break;
    writeProject(column, project);
  }
  const last = { ...strong, above: 14, isLast: true } as const;
  if (isFull(column))
    block(column, `There is more than fits in here. All of it is at ${url}`, last);
  else if (column.isShortened)
    block(column, `Text that is cut off with … is in full at ${url}`, last);
  return closePaper(column);
}

function writeHeading(column: Column, text: string): void {
  const { paper, x, width } = column;
  block(column, text, { ...large, tag: 'H2', sizes: [20], above: 18, keep: 60 });
  decorate(column, () => paper.lineWidth(1).strokeColor(blue).rect(x, column.y, width, 0).stroke());
}

function writeProject(column: Column, project: FinishedProject): void {
  const { title, companyName, from, to, outcome, credentialUrl } = project;
  block(column, title, { ...strong, tag: 'H3', sizes: [13], above: 12, keep: 30 });
  const when = `${dayInWords(from)} to ${dayInWords(to)}`;
  block(column, `${companyName} · ${when} · ${outcome}`, body);
  const line = inALine(project);
  if (line) block(column, line, { ...body, above: 2 });
  if (credentialUrl) block(column, credentialUrl, { ...address, link: credentialUrl, above: 2 });
}
