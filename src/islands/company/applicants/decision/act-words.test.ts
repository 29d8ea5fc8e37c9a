import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applicationStatuses } from '../../../../contract/applications.ts';
import { applicationMoves } from '../../../../machines/lifecycle/moves.ts';
import { applicant } from '../../../../machines/testing/company-samples.ts';
import { Acts } from './Acts.tsx';
import { willHappen } from './act-words.ts';

const moves = new Set(applicationStatuses.flatMap((from) => applicationMoves(from, 'Company')));

test('each move of a company says what will happen, in words of its own', () => {
  const words = [...moves].map((event) => willHappen(event, 1));
  expect(new Set(words).size).toBe(moves.size);
});

test.each(applicationStatuses)(
  'each button of an application that is %s has its look',
  (status) => {
    for (const isSmall of [true, false]) {
      const html = renderToStaticMarkup(
        createElement(Acts, { applicant: applicant(1, status), isSmall }),
      );
      expect(html).not.toContain('undefined');
    }
  },
);
