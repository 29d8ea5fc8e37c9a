import type * as v from 'valibot';
import { calls } from '../../../api/act/act.ts';
import {
  confirmPlace,
  refusalForm,
  refusePlace,
} from '../../../contract/universities/confirmation.ts';
import type { FacultyApplication } from '../../../contract/universities/faculty.ts';
import {
  addFacultyNote,
  changeFacultyNote,
  deleteFacultyNote,
  type FacultyNote,
  facultyNoteForm,
} from '../../../contract/universities/faculty-notes.ts';
import {
  recommend,
  recommendationForm,
  sentenceAtMost,
  withdrawRecommendation,
} from '../../../contract/universities/recommendations.ts';
import { giveUp, supervise } from '../../../contract/universities/supervision.ts';

/** An act of university staff on one student. */
interface Act {
  readonly title: string;
  readonly yes: string;
  readonly look: 'danger' | 'primary';
  /** Message after the act. */
  readonly done: string;
  /** Takes the focus then, as the button may be gone. */
  readonly place: 'recommendation' | 'notes' | 'main';
}

/** An act that has to be confirmed, because others read or lose something. */
interface Question extends Act {
  readonly question: string;
  readonly consequence: string;
  readonly send: () => Promise<unknown>;
}

/** One for which something is written. */
export interface Sheet extends Act {
  readonly name: string;
  readonly schema: v.GenericSchema;
  readonly began: string;
  readonly label: string;
  readonly rows: number;
  readonly hint: string;
  readonly send: (text: string) => Promise<unknown>;
}

export type StudentAct = Question | Sheet;

/** The acts about a student with this number and name. */
export const actsAbout = (id: number, student: string) => ({
  recommend: (sentence: string): Sheet => ({
    title: `Recommend ${student}`,
    name: 'sentence',
    schema: recommendationForm,
    began: sentence,
    label: 'One sentence',
    rows: 3,
    hint: `We notify ${student}, and companies they apply to read it with your name, unless they hide it. At most ${sentenceAtMost} characters.`,
    yes: 'Recommend',
    look: 'primary',
    send: (text) => calls(recommend)({ params: { id }, body: { sentence: text } }),
    done: 'Recommendation saved.',
    place: 'recommendation',
  }),
  withdraw: (): Question => ({
    title: 'Withdraw recommendation',
    question: `Withdraw your recommendation of ${student}?`,
    consequence: 'They and companies can no longer read it.',
    yes: 'Withdraw',
    look: 'danger',
    send: () => calls(withdrawRecommendation)({ params: { id } }),
    done: 'Recommendation withdrawn.',
    place: 'recommendation',
  }),
  /** A new note for null. */
  write: (note: FacultyNote | null): Sheet => ({
    title: `Note about ${student}`,
    name: 'note',
    schema: facultyNoteForm,
    began: note?.note ?? '',
    label: 'Note',
    rows: 6,
    hint: 'Only you can read it.',
    yes: 'Save',
    look: 'primary',
    send: (text) =>
      note
        ? calls(changeFacultyNote)({ params: { id: note.id }, body: { note: text } })
        : calls(addFacultyNote)({ params: { id }, body: { note: text } }),
    done: note ? 'Note changed.' : 'Note added.',
    place: 'notes',
  }),
  deleteNote: (note: FacultyNote): Question => ({
    title: 'Delete note',
    question: 'Are you sure you want to delete this note?',
    consequence: 'You cannot undo this.',
    yes: 'Delete',
    look: 'danger',
    send: () => calls(deleteFacultyNote)({ params: { id: note.id } }),
    done: 'Note deleted.',
    place: 'notes',
  }),
  confirm: ({ applicationId, projectTitle, companyName }: FacultyApplication): Question => ({
    title: 'Confirm the place',
    question: `Confirm ${student}’s place in “${projectTitle}”?`,
    consequence: `The place is then ${student}’s. We notify them and ${companyName} at once.`,
    yes: 'Confirm',
    look: 'primary',
    send: () => calls(confirmPlace)({ params: { id: applicationId } }),
    done: 'Place confirmed.',
    place: 'main',
  }),
  refuse: ({ applicationId, projectTitle, companyName }: FacultyApplication): Sheet => ({
    title: 'Refuse the place',
    name: 'reason',
    schema: refusalForm,
    began: '',
    label: 'Reason',
    rows: 4,
    hint: `${student} loses the place in “${projectTitle}”. They and ${companyName} read the reason. You cannot undo this.`,
    yes: 'Refuse',
    look: 'danger',
    send: (reason) => calls(refusePlace)({ params: { id: applicationId }, body: { reason } }),
    done: 'Place refused.',
    place: 'main',
  }),
  supervise: ({ applicationId, projectTitle, companyName }: FacultyApplication): Question => ({
    title: 'Academic supervisor',
    question: `Supervise ${student} on “${projectTitle}”?`,
    consequence: `${student} and ${companyName} see your name with the place. You can give it up again.`,
    yes: 'Supervise',
    look: 'primary',
    send: () => calls(supervise)({ params: { id: applicationId } }),
    done: 'You are the academic supervisor.',
    place: 'main',
  }),
  giveUp: ({ applicationId, projectTitle }: FacultyApplication): Question => ({
    title: 'Give up supervision',
    question: `No longer supervise ${student} on “${projectTitle}”?`,
    consequence: 'Your name is removed from the place, and somebody else can supervise it.',
    yes: 'Give up',
    look: 'danger',
    send: () => calls(giveUp)({ params: { id: applicationId } }),
    done: 'You are no longer the academic supervisor.',
    place: 'main',
  }),
});

export type StudentActs = ReturnType<typeof actsAbout>;
