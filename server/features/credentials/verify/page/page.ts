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
import type { Fate } from '../../listing.ts';
import type { TakenAway } from '../../public/facts.ts';

/** What is shown of what was signed, beside its facts. */
interface Document {
  readonly issuer: { readonly name: string };
  readonly credentialSubject: {
    readonly activityStartDate: string;
    readonly achievement: {
      readonly description: string;
      readonly criteria: { readonly narrative: string };
      readonly resultDescription: readonly { id: string; name: string; valueMax?: string }[];
    };
    readonly result: readonly { resultDescription: string; value: string }[];
  };
  readonly evidence?: readonly { name: string; narrative: string }[];
}

/** A credential of this site with all that speaks for it, for whoever is shown its address. */
export function credentialPage(
  { document, facts }: TakenAway,
  fate: Fate,
  verification: Verification,
): Page {
  const { id, title, studentName, companyName } = facts;
  const said = JSON.parse(document) as Document;
  return {
    title: `${title}, ${studentName}`,
    description: `What ${studentName} has done for ${companyName}, signed by ${said.issuer.name}.`,
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
          ${words(said, facts.skills)}
        </div>
        <aside class="project-facts" aria-label="Facts">
          <img class="verify-badge" src="${takeAwayAddress(id, takeAways['Badge (PNG)'])}" alt="" width="240" height="240">
          ${factsOf(said, facts)}
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
  const { heading, why } = inShort(verification);
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

const words = (
  { credentialSubject: { achievement }, evidence = [] }: Document,
  skills: readonly string[],
): Html => html`
  <h2>What was done</h2>${markdown(achievement.description)}
  <h2>What it takes to earn it</h2>${markdown(achievement.criteria.narrative)}
  ${skills.length > 0 && html`<h2>Skills</h2>${skillList(skills.join(','))}`}
  ${evidence.length > 0 && html`<h2>Evidence</h2>`}
  ${evidence.map(({ name, narrative }) => html`<h3>${name}</h3>${markdown(narrative)}`)}`;

function factsOf({ issuer, credentialSubject }: Document, facts: TakenAway['facts']): Html {
  const { activityStartDate, achievement, result } = credentialSubject;
  const measures = result.map(({ resultDescription, value }) => {
    const measure = achievement.resultDescription.find(({ id }) => id === resultDescription);
    return [measure?.name, measure?.valueMax ? `${value} of ${measure.valueMax}` : value];
  });
  const all = [
    ['Earned by', facts.studentName],
    ['Company', facts.companyName],
    ['Worked', `${dayOf(activityStartDate)} to ${dayOf(facts.finishedOn)}`],
    ...measures,
    ['Issued', dayOf(facts.issuedOn)],
    ['Issuer', issuer.name],
  ];
  return html`<dl>${all.map(([name = '', value = '']) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
