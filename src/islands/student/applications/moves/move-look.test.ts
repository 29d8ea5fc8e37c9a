import { expect, test } from 'vitest';
import { applicationStatuses } from '../../../../contract/applications.ts';
import { applicationMoves } from '../../../../machines/lifecycle/moves.ts';
import { moveLook } from './move-look.ts';

test.each(applicationStatuses)(
  'each button of an application that is %s has its look',
  (status) => {
    for (const event of applicationMoves(status, 'Student')) expect(moveLook).toHaveProperty(event);
  },
);
