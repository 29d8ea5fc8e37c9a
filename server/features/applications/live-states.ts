import { sql } from 'kysely';
import {
  addressed,
  awaitingCompany,
  closedWithProject,
  live,
  openOffer,
  placeHolding,
  tookPart,
} from '../../../src/machines/lifecycle/application.ts';

const inWords = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));

/** The states of a live application as words of a statement: those of the partial index, which parameters would not meet. */
export const liveStates = inWords(live);

/** The states of an open offer, as the partial index of offers has them. */
export const openOfferStates = inWords(openOffer);

/** The states that hold a place. */
export const placeHoldingStates = inWords(placeHolding);

/** The states in which an application waits for its company. */
export const awaitingStates = inWords(awaitingCompany);

/** The states that the end of a project closes. */
export const closedStates = inWords(closedWithProject);

/** The states in which a company may write to its applicant. */
export const addressedStates = inWords(addressed);

/** The states of those who took a place. */
export const tookPartStates = inWords(tookPart);
