import type { RejectionReason } from '../../../src/contract/applications/moves.ts';

/** How companies say no: a reason from the product's list, and sometimes a kind word. */
export const refusals: Record<RejectionReason, readonly string[]> = {
  skills: [
    'Thank you for the care you took. We chose somebody who has done the same measurement before; your rig would interest us for the next one.',
    'A close decision. Please look at our other postings, where your strengths fit better.',
    '',
  ],
  availability: [
    'We need somebody on site three days a week, which your timetable does not allow. Do apply again in the summer.',
    'The test window is fixed to April. We are sorry, and would gladly hear from you for the next one.',
    '',
  ],
  places: [
    'All places are taken now. Yours was among the last two we talked about.',
    'We had more good applications than places. Thank you for yours.',
    '',
  ],
  incomplete: [
    'We could not open the portfolio and found no message. If that was an accident, please write again for another project.',
    '',
  ],
  other: [
    'We have narrowed the project and need a different start. It says nothing about your application.',
    '',
  ],
};

/** What companies add to an offer; most add nothing. */
export const offerNotes: readonly string[] = [
  'We liked that you said what you do not know yet. Start whenever your term allows.',
  'The team would be glad to have you. Safety shoes are on us.',
  'Please answer within the week, as others are waiting.',
  '',
  '',
  '',
];
