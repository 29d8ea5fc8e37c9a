import { refusalForm } from '../../../contract/universities/confirmation.ts';
import { facultyNoteForm } from '../../../contract/universities/faculty-notes.ts';
import {
  recommendationForm,
  sentenceAtMost,
} from '../../../contract/universities/recommendations.ts';
import type { Writing } from './student-acts.ts';

/** What is asked for where something is written about a student, and what follows from it. */
export function sheetFor(writing: Writing, student: string) {
  switch (writing.kind) {
    case 'recommend':
      return {
        title: `Recommend ${student}`,
        name: 'sentence',
        schema: recommendationForm,
        began: writing.sentence,
        label: 'One sentence',
        rows: 3,
        hint: `${student} is told, and companies they apply to read it with your name, unless they hide it. At most ${sentenceAtMost} characters.`,
        yes: 'Recommend',
        look: 'primary',
      } as const;
    case 'note':
      return {
        title: `Note about ${student}`,
        name: 'note',
        schema: facultyNoteForm,
        began: writing.note?.note ?? '',
        label: 'Note',
        rows: 6,
        hint: 'Only you can read it.',
        yes: 'Save',
        look: 'primary',
      } as const;
    case 'refuse': {
      const { projectTitle, companyName } = writing.application;
      return {
        title: 'Refuse the place',
        name: 'reason',
        schema: refusalForm,
        began: '',
        label: 'Reason',
        rows: 4,
        hint: `${student} loses the place in “${projectTitle}”. They and ${companyName} read the reason. You cannot undo this.`,
        yes: 'Refuse',
        look: 'danger',
      } as const;
    }
  }
}
