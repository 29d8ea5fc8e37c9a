import { openFaces } from '../../../platform/drawing/lettering/faces.ts';
import { bridgeOf } from './drawing/bridge.ts';
import { type CredentialFacts, dayInWords, noticeOf } from './facts.ts';
import { block, blue, type Column, closePaper, decorate, ink, openPaper } from './paper/paper.ts';
import { qrPath } from './paper/qr.ts';

/** Points. As on an engineer's sheet: text, drawing, and below a line what identifies it. */
const margin = 28;
const edge = 56;
const drawing = { x: edge, y: 346, width: 730, height: 92 };
const titleBlock = { x: margin, y: 466, width: 786, height: 101 };
/** Within the margin of the text. */
const code = { x: 694, y: 470, width: 92 };

/** A page to print, A4 across, as a tagged PDF. It takes about 20 ms. */
export async function certificate(facts: CredentialFacts): Promise<Buffer> {
  const { studentName, title, companyName, programme, outcome, issuedOn } = facts;
  const about = {
    title: [noticeOf(facts), `Certificate: ${studentName}, ${title}`].filter(Boolean).join('. '),
    subject: `${outcome}, confirmed by ${companyName}`,
    author: programme,
    day: issuedOn,
    layout: 'landscape',
    faces: await openFaces(JSON.stringify(facts)),
  } as const;
  const column = openPaper(about, edge);
  decorate(column, () => drawSheet(column, facts));
  writeStatement(column, facts);
  writeTitleBlock(column, facts);
  drawCode(column, facts.verifyUrl);
  return closePaper(column);
}

function drawSheet({ paper }: Column, facts: CredentialFacts) {
  const { achievementId, engineeringType, revokedOn } = facts;
  const bridge = bridgeOf(achievementId, engineeringType, drawing);
  const { x, y, width, height } = titleBlock;
  paper.strokeColor(blue).lineJoin('round');
  paper
    .lineWidth(1.5)
    .rect(x, margin, width, y + height - margin)
    .stroke();
  paper.lineWidth(1).rect(x, y, width, height).stroke();
  paper.lineWidth(0.5).path(bridge.water).stroke();
  paper.lineWidth(0.8).path(bridge.members).stroke();
  paper.lineWidth(1.4).path(bridge.piers).stroke();
  paper.lineWidth(2).path(bridge.deck).stroke();
  paper.fillColor(ink).path(bridge.wagon).fill();
  paper.lineWidth(2).strokeColor(ink);
  if (noticeOf(facts)) paper.rect(590, 46, 196, 32).stroke();
  if (revokedOn !== null) paper.moveTo(x, y).lineTo(590, 78).stroke();
}

function writeStatement(column: Column, facts: CredentialFacts): void {
  const { studentName, title, companyName, programme, outcome, skills } = facts;
  const large = { style: 'display', height: 66 } as const;
  const small = { tag: 'P', style: 'text', sizes: [13, 10], height: 18, above: 4 } as const;
  const notice = noticeOf(facts);
  if (notice) {
    const boxed = { ...column, x: 604, y: 52, width: 172 };
    block(boxed, notice, { ...small, style: 'strong', sizes: [16, 13, 11] });
  }
  block(column, programme, { ...large, tag: 'P', sizes: [24], height: 26, color: blue });
  block(column, 'Certificate for', { ...small, above: 16 });
  block(column, studentName, { ...large, tag: 'H1', sizes: [60, 46, 34, 28] });
  const distinguished = outcome === 'Completed with distinction' ? ' with distinction' : '';
  block(column, `who has completed this project${distinguished}`, small);
  block(column, title, { ...large, tag: 'H2', sizes: [34, 30, 26, 20], above: 6 });
  block(column, `for ${companyName}`, small);
  if (skills.length === 0) return;
  const confirmed = `Skills the company has confirmed: ${skills.join(', ')}`;
  const look = { ...small, style: 'strong', sizes: [12, 10], height: 42, above: 12 } as const;
  block(column, confirmed, look);
}

/** Outcome, date, issuer, and the address for checking it. */
function writeTitleBlock(column: Column, facts: CredentialFacts): void {
  const { verifyUrl, programme, outcome, finishedOn, issuedOn, id, revokedOn } = facts;
  const { y, height } = titleBlock;
  const place = { y: y + 10, bottom: y + height, width: column.width - code.width };
  const left = { ...column, ...place };
  const line = { tag: 'P', style: 'strong', sizes: [12, 9], height: 17 } as const;
  const small = { ...line, style: 'text', sizes: [10] } as const;
  block(left, `${outcome}. Work ended on ${dayInWords(finishedOn)}.`, line);
  block(left, `Issued by ${programme} on ${dayInWords(issuedOn)}.`, line);
  const check =
    revokedOn === null
      ? 'Check that it is still valid at'
      : 'It proves nothing any more. See why at';
  block(left, `Number ${id}. ${check}`, { ...small, above: 4 });
  block(left, verifyUrl, { ...line, link: verifyUrl, color: blue });
  if (column.isShortened)
    block(left, 'Text that is cut off with … is in full at this address.', small);
}

function drawCode({ paper, whole }: Column, verifyUrl: string): void {
  const { x, y, width } = code;
  const told = { alt: `QR code of ${verifyUrl}`, bbox: [x, y, x + width, y + width] };
  const draw = () =>
    paper
      .fillColor('black')
      .path(qrPath(verifyUrl, x, y, width))
      .fill();
  whole.add(paper.struct('Figure', told, draw));
}
