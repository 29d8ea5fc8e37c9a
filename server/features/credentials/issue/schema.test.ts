import { readFileSync } from 'node:fs';
import { Ajv2019 as Ajv } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { builtInRubric } from '../../../../src/contract/evaluations/rubric.ts';
import { makeKeysAlone } from '../../../testing/credentials.ts';
import { signEmbedded } from '../keys/sign.ts';
import { documentOf } from './document.ts';
import type { Facts } from './facts.ts';

/** As 1EdTech publishes it: https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json */
const schema = JSON.parse(
  readFileSync(
    new URL('../verify/steps/ob_v3p0_achievementcredential_schema.json', import.meta.url),
    'utf8',
  ),
);

const everything: Facts = {
  email: 'vera@people.example',
  studentName: 'Vera Holt',
  companyId: 7,
  companyName: 'Lattice Works',
  title: 'A weir',
  achievementId: 12,
  description: 'Measure a weir.',
  criteria: 'To deliver: levels.',
  engineeringType: 'Civil',
  outcome: 'Completed with distinction',
  isEvaluated: true,
  openedAt: new Date('2031-03-01T08:00:00Z'),
  endedAt: new Date('2031-05-01T08:00:00Z'),
  skills: [{ name: 'Surveying', shownBy: 'Survey' }],
  steps: { result: 5, reliability: 4, communication: 4, learning: 5, initiative: 4 },
  rubric: 1,
  evidence: [
    {
      number: 1,
      title: 'Survey',
      words: 'As measured.',
      links: ['https://files.example/levels of the site.csv'],
    },
    { number: 2, title: 'Report', words: 'Ten pages.', links: [] },
  ],
};

test.each([
  ['everything', everything],
  [
    'the outcome alone',
    { ...everything, skills: [], steps: null, evidence: [], isEvaluated: false },
  ],
])('what shows %s is as Open Badges 3.0 asks for it', async (_, facts) => {
  const at = new Date('2031-05-09T10:11:12.345Z');
  const unsigned = documentOf(facts, {
    id: '5c1f2a52-6f3e-4b42-9a55-0d1f5c1f2a52',
    origin: 'https://trestle.example',
    at,
    list: 1,
    index: 94_567,
    subject: '0b3a3c67-52ab-4f8b-a0bb-1f1d9f3e6a11',
    salt: 'abc',
    rubric: builtInRubric.company,
    isDemo: false,
  });
  const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
  const validate = ajv.compile(schema);
  const keys = await makeKeysAlone('https://trestle.example');
  const { proof, ...credential } = await signEmbedded(unsigned, keys, at);
  validate({ ...credential, proof: [proof] });
  expect(validate.errors ?? []).toEqual([]);
});
