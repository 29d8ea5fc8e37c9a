import type { Scenario } from './scenario.ts';
import { stage, timetable } from './timetable.ts';

/** Moments of a project that has begun. */
export const afterStart = {
  running: (duration, chance) => {
    const begun = -chance.between(3, duration * 0.9);
    const posted = begun - chance.between(18, 40);
    return timetable([stage(posted, 'pending'), stage(begun, 'In Progress')], {
      applicants: chance.whole(6, 14),
      deadlineDay: chance.happens(0.5) ? begun - 3 : null,
      tidy: chance.happens(0.7),
    });
  },

  'running again after a pause': (_, chance) => {
    const begun = -chance.between(40, 60);
    const stages = [
      stage(begun - 25, 'pending'),
      stage(begun, 'In Progress'),
      stage(begun + 12, 'On Hold', 'Company', 'The test bench is being repaired.'),
      stage(begun + 22, 'In Progress'),
    ];
    return timetable(stages, { applicants: chance.whole(5, 10), tidy: true });
  },

  'completed too early': (_, chance) => {
    const begun = -chance.between(40, 70);
    const reason = 'Marked as completed too early: the last test is still to come.';
    const stages = [
      stage(begun - 25, 'pending'),
      stage(begun, 'In Progress'),
      stage(begun + 30, 'Completed'),
      stage(begun + 30.1, 'In Progress', 'Admin', reason),
    ];
    return timetable(stages, { applicants: chance.whole(5, 10), tidy: true });
  },

  completed: (duration, chance) => {
    const ended = -chance.between(4, 150);
    const begun = ended - duration * chance.between(0.9, 1.15);
    const posted = begun - chance.between(18, 40);
    const stages = [
      stage(posted, 'pending'),
      stage(begun, 'In Progress'),
      stage(ended, 'Completed'),
    ];
    return timetable(stages, {
      applicants: chance.whole(6, 15),
      deadlineDay: chance.happens(0.5) ? begun - 2 : null,
      tidy: chance.happens(0.6),
    });
  },

  'on hold while running': (_, chance) => {
    const held = -chance.between(4, 20);
    const stages = [
      stage(held - 45, 'pending'),
      stage(held - 21, 'In Progress'),
      stage(held, 'On Hold', 'Company', 'A part is on back order.'),
    ];
    return timetable(stages, { applicants: chance.whole(4, 9), tidy: true });
  },

  'cancelled while running': (_, chance) => {
    const ended = -chance.between(12, 90);
    const stages = [
      stage(ended - 40, 'pending'),
      stage(ended - 15, 'In Progress'),
      stage(ended, 'Cancelled', 'Company', 'The site was sold.'),
    ];
    return timetable(stages, { applicants: chance.whole(4, 8) });
  },
} satisfies Record<string, Scenario>;
