import type { RejectionReason } from '../../../src/contract/applications/moves.ts';
import type { ApplicationMove } from '../../../src/machines/lifecycle/application.ts';
import { stage, type Timetable, timetable } from './timetable.ts';

/** One step of the demo student's own applications. Days count from now. */
export interface Step {
  readonly day: number;
  readonly move: 'apply' | ApplicationMove;
  readonly by: 'Student' | 'Company' | 'system';
  readonly reason?: RejectionReason;
  readonly note?: string;
}

const applies = (day: number): Step => ({ day, move: 'apply', by: 'Student' });
const company = (day: number, move: ApplicationMove, note = ''): Step => ({
  day,
  move,
  by: 'Company',
  note,
});
const student = (day: number, move: ApplicationMove): Step => ({ day, move, by: 'Student' });

/** Projects whose fate is written, by title: the demo company's ten, and those of the demo student. */
export const fates: Readonly<Record<string, Timetable>> = {
  'Sensor dashboard for a district heating plant': timetable([stage(-13, 'pending')], {
    applicants: 9,
    deadlineDay: 16,
    keptFree: 2,
  }),
  'Vibration study of a pump base': timetable([stage(-19, 'pending')], {
    applicants: 8,
    deadlineDay: 9,
    keptFree: 2,
  }),
  'Survey and load rating of a footbridge': timetable([stage(-8, 'pending')], {
    applicants: 7,
    deadlineDay: 24,
    keptFree: 3,
  }),
  'Rainwater plan for a school yard': timetable([stage(-30, 'Draft'), stage(-24, 'pending')], {
    applicants: 11,
    keptFree: 2,
  }),
  'A drawing register that knows its revisions': timetable(
    [stage(-52, 'pending'), stage(-24, 'In Progress')],
    { applicants: 8, deadlineDay: -28, keptFree: 1, tidy: true },
  ),
  'Battery bank for a field station': timetable(
    [stage(-61, 'pending'), stage(-33, 'In Progress')],
    { applicants: 7 },
  ),
  'Lighting control for a greenhouse': timetable(
    [stage(-38, 'pending'), stage(-15, 'On Hold', 'Company', 'The grower changes the crop first.')],
    { applicants: 6, keptFree: 1 },
  ),
  'Rule checker for bolted steel connections': timetable(
    [stage(-128, 'pending'), stage(-105, 'In Progress'), stage(-62, 'Completed')],
    { applicants: 9, keptFree: 1 },
  ),
  'Endurance rig for a flood gate hinge': timetable([stage(-4, 'Draft')], { applicants: 0 }),
  'Temporary works for lifting a mill floor': timetable(
    [
      stage(-75, 'pending'),
      stage(-54, 'Cancelled', 'Company', 'The owner decided to keep the columns.'),
    ],
    { applicants: 5, keptFree: 1 },
  ),

  'Route planner for a parcel depot': timetable([stage(-16, 'pending')], {
    applicants: 9,
    deadlineDay: 12,
    keptFree: 1,
  }),
  'Step-free routes through a railway station': timetable([stage(-20, 'pending')], {
    applicants: 8,
    deadlineDay: 10,
    keptFree: 2,
  }),
  'Low-latency room reverb in Rust': timetable([stage(-30, 'pending')], {
    applicants: 8,
    deadlineDay: 5,
    keptFree: 1,
  }),
  'Birdsong marker for field recordists': timetable(
    [stage(-58, 'pending'), stage(-30, 'In Progress')],
    { applicants: 7, tidy: true },
  ),
  'Secret ballot for 900 members': timetable(
    [
      stage(-78, 'pending'),
      stage(-58, 'Cancelled', 'Company', 'The members voted to stay with paper.'),
    ],
    { applicants: 5, keptFree: 1 },
  ),
};

/** What the demo student applied to, by the project's title. */
export const demoStudentApplications: Readonly<Record<string, readonly Step[]>> = {
  'Keyboard-only audio editor controls': [
    applies(-216.6),
    company(-216.2, 'offer', 'You tried it with the screen off before you wrote. Welcome.'),
    student(-215.9, 'accept'),
    { day: -147.9, move: 'complete', by: 'system' },
  ],
  'Rule checker for bolted steel connections': [
    applies(-120),
    company(-112, 'offer', 'We liked that you said what you do not know yet.'),
    student(-110, 'accept'),
    { day: -61.9, move: 'complete', by: 'system' },
  ],
  'Secret ballot for 900 members': [applies(-70)],
  'Birdsong marker for field recordists': [applies(-50), student(-47, 'withdraw')],
  'A drawing register that knows its revisions': [
    applies(-46),
    company(-41, 'shortlist'),
    company(-36, 'offer', 'Good to work with you a second time.'),
    student(-34, 'accept'),
  ],
  'Low-latency room reverb in Rust': [
    applies(-26),
    {
      ...company(-20, 'reject'),
      reason: 'skills',
      note: 'A close decision: we chose somebody who has shipped real-time audio before. Your write-up on caching was the best one we read, so please look at our next postings.',
    },
  ],
  'Step-free routes through a railway station': [
    applies(-12),
    company(-8, 'shortlist'),
    company(-2.5, 'offer', 'The first survey is on a Saturday morning; can you make that?'),
  ],
  'Route planner for a parcel depot': [applies(-9), company(-5, 'shortlist')],
  'Sensor dashboard for a district heating plant': [applies(-3)],
};
