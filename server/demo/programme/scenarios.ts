import { afterStart } from './after-start.ts';
import { beforeStart } from './before-start.ts';

/** Moments a project can be in, each by its name. */
export const scenarios = { ...beforeStart, ...afterStart };

type ScenarioName = keyof typeof scenarios;

/** How many of the projects outside the storyline are in each scenario. */
export const deal: readonly (readonly [ScenarioName, number])[] = [
  ['draft', 6],
  ['draft given up', 1],
  ['just posted', 13],
  ['open', 41],
  ['open after a draft', 5],
  ['open again after a pause', 4],
  ['cancelled by mistake', 2],
  ['deadline near, nobody has applied', 4],
  ['deadline passed', 5],
  ['all places given', 5],
  ['running', 17],
  ['running again after a pause', 3],
  ['completed too early', 2],
  ['completed', 23],
  ['on hold before it began', 5],
  ['on hold while running', 3],
  ['cancelled while open', 4],
  ['cancelled while running', 2],
];
