import { expect, test } from 'vitest';
import { applicationStatuses } from '../../../../contract/applications.ts';
import { applicationAfter, applicationMoves } from '../../../../machines/lifecycle/moves.ts';
import { confirmWords, moveLook } from './move-look.ts';

test.each(applicationStatuses)(
  'each button of an application that is %s has its look',
  (status) => {
    for (const event of applicationMoves(status, 'Student')) expect(moveLook).toHaveProperty(event);
  },
);

test('each move that ends an application is asked about in words of its own', () => {
  const ending = applicationStatuses.flatMap((status) =>
    applicationMoves(status, 'Student').filter(
      (event) =>
        applicationMoves(applicationAfter(status, event, 'Student')!, 'Student').length === 0,
    ),
  );
  const about = { projectTitle: 'Footbridge', companyName: 'Fennmark' };
  const titles = ending.map((event) => confirmWords(event, about).title);
  expect(new Set(titles).size).toBe(new Set(ending).size);
});
