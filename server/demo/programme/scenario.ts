import type { Chance } from '../chance.ts';
import type { Timetable } from './timetable.ts';

/** A moment in a project's life, as the timetable that leads to it. The duration is in days. */
export type Scenario = (duration: number, chance: Chance) => Timetable;
