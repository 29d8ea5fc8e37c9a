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
import type { Issued } from './issued.ts';
import { holderOf, measuresOf, type Said, saidIn } from './said.ts';

/** A credential of this site with all that speaks for it, for whoever is shown its address. */
export function credentialPage(issued: Issued, verification: Verification): Page {
  const { id } = issued;
  const said = saidIn(issued.document);
  const { achievement, source } = said.credentialSubject;
  const holder = holderOf(said);
  return {
    title: `${achievement.name}, ${holder}`,
    description: `What ${holder} has done for ${source.name}, signed by ${said.issuer.name}.`,
    address: verifyPage(id),
    main: html`
      <section class="page-sheet sheet project-sheet">
        <div class="container">
          <div>
            <p class="note"><a href="/verify">Check a credential</a></p>
            <h1>${achievement.name}</h1>
            <p class="lead">${[holder, source.name].filter(Boolean).join(', for ')}</p>
          </div>
        </div>
      </section>
      <div class="container section project-page">
        <div class="project-words">
          <section class="verify-outcome" aria-labelledby="outcome">
            ${verdict(issued, verification)}
            ${steps(verification)}
          </section>
          ${words(said)}
        </div>
        <aside class="project-facts" aria-label="Facts">
          <img class="verify-badge" src="${takeAwayAddress(id, takeAways['Badge (PNG)'])}" alt="" width="240" height="240">
          ${facts(said, holder)}
          ${takeAway(id)}
        </aside>
      </div>`,
  };
}

function verdict(issued: Issued, verification: Verification): Html {
  const { heading, why } = inShort(verification);
  const { revokedAt, revokedBecause, replacedBy } = issued;
  const isRevoked = revokedAt !== null;
  return html`<div class="verify-verdict is-${isRevoked ? 'failed' : verification.result}">
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

function words({ credentialSubject: { achievement }, evidence }: Said): Html {
  return html`
    <h2>What was done</h2>
    <p class="markdown-plain">${achievement.description}</p>
    <h2>What it takes to earn it</h2>
    <p class="markdown-plain">${achievement.criteria.narrative}</p>
    ${
      achievement.tag.length > 0 &&
      html`<h2>Skills</h2>
    <ul class="chips" aria-label="Skills">${achievement.tag.map((skill) => html`<li class="chip">${skill}</li>`)}</ul>`
    }
    ${evidence.length > 0 && html`<h2>Evidence</h2>${evidence.map(oneEvidence)}`}`;
}

const oneEvidence = ({ id, name, narrative }: Said['evidence'][number]): Html => html`
  <h3>${name}</h3>
  <p class="markdown-plain">${narrative}</p>
  ${/^https?:/.test(id) && html`<p><a href="${id}" rel="noopener noreferrer nofollow">${id}</a></p>`}`;

function facts(said: Said, holder: string): Html {
  const { activityStartDate, activityEndDate, source } = said.credentialSubject;
  const all = [
    { name: 'Earned by', value: holder },
    { name: 'Company', value: source.name },
    {
      name: 'Worked',
      value: activityStartDate && `${dayOf(activityStartDate)} to ${dayOf(activityEndDate)}`,
    },
    ...measuresOf(said),
    { name: 'Issued', value: dayOf(said.validFrom) },
    { name: 'Issuer', value: said.issuer.name },
  ];
  return html`<dl>${all.map(({ name, value }) => value && html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** In a browser the address of the signed JSON leads here: it is for programs. */
const forms = Object.entries(takeAways).filter(([, form]) => form !== '');

const takeAway = (id: string): Html => html`
  <h2>Take it away</h2>
  <ul class="verify-away">${forms.map(
    ([label, form]) => html`
    <li><a href="${takeAwayAddress(id, form)}">${label}</a></li>`,
  )}
  </ul>`;
