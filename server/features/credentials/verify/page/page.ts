import {
  takeAwayAddress,
  takeAways,
  verifyPage,
} from '../../../../../src/contract/credentials/addresses.ts';
import type { Verification } from '../../../../../src/contract/credentials/verify.ts';
import {
  dayOf,
  inShort,
  resultWords,
  stepNames,
} from '../../../../../src/contract/credentials/verify-words.ts';
import type { Page } from '../../../projects/public-pages/frame.ts';
import { type Html, html } from '../../../projects/public-pages/html.ts';
import { markdown } from '../../../projects/public-pages/markdown.ts';
import { skillList } from '../../../projects/public-pages/words.ts';
import type { Said } from '../../issue/said.ts';
import type { Fate } from '../../listing.ts';

/** Page of a credential with its evidence, for everybody who has its address. */
export function credentialPage(
  { id, said }: { id: string; said: Said },
  fate: Fate,
  verification: Verification,
): Page {
  const { title, studentName, companyName } = said;
  return {
    title: `${title}, ${studentName}`,
    description: `What ${studentName} has done for ${companyName}, signed by ${said.issuerName}.`,
    address: verifyPage(id),
    main: html`
      <section class="page-sheet sheet project-sheet">
        <div class="container">
          <div>
            <p class="note"><a href="/verify">Check a credential</a></p>
            <h1>${title}</h1>
            <p class="lead">${studentName}, for ${companyName}</p>
          </div>
        </div>
      </section>
      <div class="container section project-page">
        <div class="project-words">
          <section class="verify-outcome" aria-labelledby="outcome">
            ${verdict(fate, verification)}
            ${steps(verification)}
          </section>
          ${words(said)}
        </div>
        <aside class="project-facts" aria-label="Facts">
          <img class="verify-badge" src="${takeAwayAddress(id, takeAways['Badge (PNG)'])}" alt="" width="240" height="240">
          ${factsOf(said)}
          <h2>Take it away</h2>
          <ul class="verify-away">${Object.entries(takeAways).map(
            ([label, form]) => html`
            <li><a href="${takeAwayAddress(id, form)}">${label}</a></li>`,
          )}
          </ul>
        </aside>
      </div>`,
  };
}

function verdict(
  { revokedAt, revokedBecause, replacedBy }: Fate,
  verification: Verification,
): Html {
  const { heading, why, looks } = inShort(verification);
  const isRevoked = revokedAt !== null;
  return html`<div class="verify-verdict is-${isRevoked ? 'failed' : looks}">
    <h2 id="outcome">${isRevoked ? 'This credential was revoked' : heading}</h2>
    <p>${isRevoked ? `On ${dayOf(revokedAt)}: ${revokedBecause}` : why}</p>
    ${replacedBy && html`<p><a href="${verifyPage(replacedBy)}">See the one that replaced it</a></p>`}
  </div>`;
}

const steps = ({ steps }: Verification): Html =>
  html`<ol class="verify-steps">${steps.map(
    ({ step, result, sentence }) => html`
  <li class="is-${result}"><h3>${stepNames[step]}</h3>
    <span class="verify-mark">${resultWords[result]}</span><p>${sentence}</p></li>`,
  )}</ol>`;

const words = ({ description, criteria, skills, evidence }: Said): Html => html`
  <h2>What was done</h2>${markdown(description)}
  <h2>What it takes to earn it</h2>${markdown(criteria)}
  ${skills.length > 0 && html`<h2>Skills</h2>${skillList(skills.join(','))}`}
  ${evidence.length > 0 && html`<h2>Evidence</h2>`}
  ${evidence.map(({ title, words }) => html`<h3>${title}</h3>${markdown(words)}`)}`;

function factsOf(said: Said): Html {
  const all = [
    { name: 'Earned by', value: said.studentName },
    { name: 'Company', value: said.companyName },
    { name: 'Worked', value: `${dayOf(said.from)} to ${dayOf(said.to)}` },
    ...said.measures,
    { name: 'Issued', value: dayOf(said.issuedOn) },
    { name: 'Issuer', value: said.issuerName },
  ];
  return html`<dl>${all.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
