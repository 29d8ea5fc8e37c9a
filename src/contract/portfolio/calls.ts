import * as portfolio from './portfolio.ts';

/** Every call about portfolios. */
export const portfolioCalls = {
  getPortfolio: portfolio.getPortfolio,
  savePortfolio: portfolio.savePortfolio,
  withdrawPrivateLink: portfolio.withdrawPrivateLink,
};
