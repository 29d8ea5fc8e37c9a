import type { Scenario } from './scenario.ts';
import { stage, timetable } from './timetable.ts';

/** Moments of a project on which nobody works yet. */
export const beforeStart = {
  draft: (_, chance) => timetable([stage(-chance.between(1, 25), 'Draft')], { applicants: 0 }),

  'draft given up': (_, chance) => {
    const day = -chance.between(20, 40);
    return timetable([stage(day, 'Draft'), stage(day + 9, 'Cancelled')], { applicants: 0 });
  },

  'just posted': (_, chance) =>
    timetable([stage(-chance.between(0.1, 3), 'pending')], {
      applicants: chance.whole(0, 3),
      deadlineDay: chance.between(14, 45),
      keptFree: 1,
    }),

  open: (_, chance) =>
    timetable([stage(-chance.between(4, 30), 'pending')], {
      applicants: chance.whole(4, 15),
      deadlineDay: chance.happens(0.6) ? chance.between(5, 40) : null,
      keptFree: chance.happens(0.8) ? 1 : 0,
    }),

  'open after a draft': (_, chance) => {
    const day = -chance.between(12, 30);
    return timetable([stage(day - 6, 'Draft'), stage(day, 'pending')], {
      applicants: chance.whole(4, 12),
      deadlineDay: chance.between(5, 40),
      keptFree: 1,
    });
  },

  'open again after a pause': (_, chance) => {
    const day = -chance.between(20, 30);
    const stages = [stage(day - 26, 'pending'), stage(day - 12, 'On Hold'), stage(day, 'pending')];
    return timetable(stages, { applicants: chance.whole(4, 9), from: day, keptFree: 1 });
  },

  'cancelled by mistake': (_, chance) => {
    const day = -chance.between(15, 25);
    const stages = [
      stage(day - 0.3, 'pending'),
      stage(day - 0.1, 'Cancelled'),
      stage(
        day,
        'pending',
        'Admin',
        'Cancelled by mistake; the company asked us to open it again.',
      ),
    ];
    return timetable(stages, { applicants: chance.whole(4, 8), from: day, keptFree: 1 });
  },

  'deadline near, nobody has applied': (_, chance) =>
    timetable([stage(-chance.between(12, 20), 'pending')], {
      applicants: 0,
      deadlineDay: chance.between(2, 6),
    }),

  'deadline passed': (_, chance) =>
    timetable([stage(-chance.between(20, 32), 'pending')], {
      applicants: chance.whole(5, 10),
      deadlineDay: -chance.between(1.2, 6),
      keptFree: 1,
    }),

  'all places given': (_, chance) =>
    timetable([stage(-chance.between(24, 34), 'pending')], { applicants: chance.whole(12, 16) }),

  'on hold before it began': (_, chance) => {
    const held = -chance.between(4, 30);
    const stages = [
      stage(held - 20, 'pending'),
      stage(held, 'On Hold', 'Company', 'Waiting for access to the site.'),
    ];
    return timetable(stages, { applicants: chance.whole(3, 8), keptFree: 1 });
  },

  'cancelled while open': (_, chance) => {
    const ended = -chance.between(10, 90);
    const stages = [
      stage(ended - 16, 'pending'),
      stage(ended, 'Cancelled', 'Company', 'The customer withdrew the order.'),
    ];
    return timetable(stages, { applicants: chance.whole(4, 8), keptFree: 1 });
  },
} satisfies Record<string, Scenario>;
