import { createActorContext } from '@xstate/react';
import { studentMachine } from '../../machines/area/student.ts';

/** The signed-in student, asked for once and shared by all screens of the area. */
export const StudentContext = createActorContext(studentMachine);
