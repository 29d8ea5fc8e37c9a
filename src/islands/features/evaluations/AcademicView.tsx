import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import {
  type Academic,
  academicForm,
  universityResults,
} from '../../../contract/evaluations/academic.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { calendarDay, dayOf } from '../../ui/status/dates.ts';
import { announce } from '../../ui/status/toasts.ts';
import { NotSent } from '../engagements/acts/NotSent.tsx';
import type { RoomView } from '../engagements/room/room-view.ts';
import { Choice } from './Choice.tsx';

interface Props extends Pick<RoomView, 'room'> {
  academic: Academic;
  opensOn: string;
}

/** What the academic supervisor thinks of the work, for whom it is open, or where it is written. */
export function AcademicView({ room, academic: { mayWrite, written }, opensOn }: Props) {
  return (
    <section className="beside-sides" aria-labelledby="academic">
      <h4 id="academic">For the university</h4>
      {mayWrite && (
        <>
          <p>
            You look after this work for the university. Say until {calendarDay(opensOn)} what it is
            worth there. {room.studentName}, {room.companyName} and the office read it once the
            evaluations are open. It decides nothing, and neither side waits for it.
          </p>
          <AcademicForm id={room.id} written={written} />
        </>
      )}
      {!mayWrite && written && (
        <div className="evaluation">
          <p className="note soft">
            {written.by ?? 'The academic supervisor'}, {dayOf(written.at)}
          </p>
          <p>{written.result}</p>
          <p className="evaluation-words">{written.words}</p>
        </div>
      )}
    </section>
  );
}

function AcademicForm({ id, written }: Pick<Academic, 'written'> & { id: number }) {
  const draft = `academic-evaluation-${id}`;
  const { press, isPending, failure } = useAct(endpoints.evaluateAsUniversity, {
    changes: () => {
      forgetDraft(draft);
      refresh();
    },
    done: () => announce('Your evaluation is in.'),
  });
  const result = universityResults.find((one) => one === written?.result);
  const defaultValues = { result, words: written?.words ?? '' };
  const form = useForm(academicForm, { defaultValues, failure, draft, focusesError: true });
  useRefreshOnRefusal(failure);
  return (
    <form noValidate onSubmit={form.handleSubmit((body) => press({ params: { id }, body }))}>
      {failure?.fields.length === 0 && <NotSent failure={failure} />}
      <DraftNotice {...form.kept} />
      <Choice
        legend="The result, for the degree"
        options={universityResults.map((one) => [one, one])}
        {...form.field('result')}
      />
      <TextArea label="In your own words" rows={5} {...form.field('words')} />
      <BusyButton type="submit" className="btn btn-primary" busy={isPending}>
        {written ? 'Save' : 'Send'}
      </BusyButton>
    </form>
  );
}
