import { calls } from '../../../api/act/act.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { RefusalForm } from '../../../contract/universities/confirmation.ts';
import type { FacultyApplication } from '../../../contract/universities/faculty.ts';
import type { FacultyNote, FacultyNoteForm } from '../../../contract/universities/faculty-notes.ts';
import type { RecommendationForm } from '../../../contract/universities/recommendations.ts';

/** What is written about a student: a recommendation, a note, a new one for null, or why a place is refused. */
export type Writing =
  | { readonly kind: 'recommend'; readonly sentence: string }
  | { readonly kind: 'note'; readonly note: FacultyNote | null }
  | { readonly kind: 'refuse'; readonly application: FacultyApplication };

/** What somebody of the staff does about one student. */
export type StudentAct =
  | { readonly kind: 'recommend'; readonly form: RecommendationForm }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'note'; readonly note: FacultyNote | null; readonly form: FacultyNoteForm }
  | { readonly kind: 'delete note'; readonly note: FacultyNote }
  | { readonly kind: 'confirm'; readonly application: FacultyApplication }
  | {
      readonly kind: 'refuse';
      readonly application: FacultyApplication;
      readonly form: RefusalForm;
    }
  | { readonly kind: 'supervise'; readonly application: FacultyApplication }
  | { readonly kind: 'give up'; readonly application: FacultyApplication };

/** Does it, about the student with this number. */
export function perform(id: number, act: StudentAct): Promise<unknown> {
  switch (act.kind) {
    case 'recommend':
      return calls(endpoints.recommend)({ params: { id }, body: act.form });
    case 'withdraw':
      return calls(endpoints.withdrawRecommendation)({ params: { id } });
    case 'note':
      return act.note
        ? calls(endpoints.changeFacultyNote)({ params: { id: act.note.id }, body: act.form })
        : calls(endpoints.addFacultyNote)({ params: { id }, body: act.form });
    case 'delete note':
      return calls(endpoints.deleteFacultyNote)({ params: { id: act.note.id } });
    case 'confirm':
      return calls(endpoints.confirmPlace)({ params: { id: act.application.applicationId } });
    case 'refuse': {
      const { applicationId } = act.application;
      return calls(endpoints.refusePlace)({ params: { id: applicationId }, body: act.form });
    }
    case 'supervise':
      return calls(endpoints.supervise)({ params: { id: act.application.applicationId } });
    case 'give up':
      return calls(endpoints.giveUp)({ params: { id: act.application.applicationId } });
  }
}

/** The act that something written comes to. */
export function actOf(writing: Writing, text: string): StudentAct {
  switch (writing.kind) {
    case 'recommend':
      return { kind: 'recommend', form: { sentence: text } };
    case 'note':
      return { ...writing, form: { note: text } };
    case 'refuse':
      return { ...writing, form: { reason: text } };
  }
}
