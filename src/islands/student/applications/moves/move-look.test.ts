import { expect, test } from 'vitest';
import { applicationStatuses } from '../../../../contract/applications/moves.ts';
import { applicationMoves } from '../../../../machines/lifecycle/application.ts';
import { confirmWords, moveLook } from './move-look.ts';

test.each(applicationStatuses)(
  'each button of an application that is %s has its look',
  (status) => {
    for (const event of applicationMoves(status, 'Student')) expect(moveLook).toHaveProperty(event);
  },
);

const about = { projectTitle: 'Footbridge', companyName: 'Fennmark' };

test('each move is asked about in words of its own', () => {
  const moves = new Set(applicationStatuses.flatMap((from) => applicationMoves(from, 'Student')));
  const titles = [...moves].map(
    (event) => confirmWords(event, { ...about, status: 'Offered' }).title,
  );
  expect(new Set(titles).size).toBe(moves.size);
});

test('withdrawing from an accepted place says that the place is given up', () => {
  const words = confirmWords('withdraw', { ...about, status: 'Accepted' });
  expect(words.question).toBe('Are you sure you want to give up your place in “Footbridge”?');
  expect(confirmWords('withdraw', { ...about, status: 'Under Review' }).question).toBe(
    'Are you sure you want to withdraw this application?',
  );
});
