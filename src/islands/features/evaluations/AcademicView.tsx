import { calls } from '../../../api/act/act.ts';
import {
  type Academic,
  academicForm,
  evaluateAsUniversity,
  universityResults,
} from '../../../contract/evaluations/academic.ts';
import { versionAt } from '../../../contract/version-read.ts';
import { TextArea } from '../../ui/form/fields.tsx';
import { calendarDay, dayOf } from '../../ui/status/dates.ts';
import type { RoomView } from '../engagements/room/room-view.ts';
import { Choice } from './Choice.tsx';
import { ToWrite } from './WritingForm.tsx';

interface Props extends Pick<RoomView, 'room'> {
  academic: Academic;
  opensOn: string;
}

/** Evaluation by the academic supervisor, for its readers or its author. */
export function AcademicView({ room, academic: { mayWrite, written }, opensOn }: Props) {
  const { id, studentName, companyName } = room;
  const result = universityResults.find((one) => one === written?.result);
  return (
    <section className="beside-sides mt-4 part-above" aria-labelledby="academic">
      <h4 id="academic" tabIndex={-1}>
        For the university
      </h4>
      {mayWrite && (
        <p>
          You are the academic supervisor of this work. Evaluate it for your university by{' '}
          {calendarDay(opensOn)}. {studentName}, {companyName} and the programme’s office read it
          once the evaluations are open. It decides nothing, and neither side waits for it.
        </p>
      )}
      {written && (
        <div className="evaluation">
          <p className="note soft">
            {written.by ?? 'The academic supervisor'}, {dayOf(written.at)}
          </p>
          <p>{written.result}</p>
          <p className="evaluation-words">{written.words}</p>
        </div>
      )}
      {mayWrite && (
        <ToWrite
          name={`academic-evaluation-${id}`}
          schema={academicForm}
          defaultValues={{ result, words: written?.words ?? '' }}
          version={versionAt(written?.at)}
          send={(body, version) => calls(evaluateAsUniversity)({ params: { id }, body, version })}
          begin={written ? 'Change what you wrote' : 'Evaluate it for the degree'}
          title="For the university"
          follows={`You can change it until ${calendarDay(opensOn)}.`}
          yes={written ? 'Save' : 'Send'}
          sent="Your evaluation is in."
          stands="academic"
        >
          {(form) => (
            <>
              <Choice
                legend="The result, for the degree"
                options={universityResults.map((one) => [one, one])}
                {...form.field('result')}
              />
              <TextArea label="In your own words" rows={5} {...form.field('words')} />
            </>
          )}
        </ToWrite>
      )}
    </section>
  );
}
