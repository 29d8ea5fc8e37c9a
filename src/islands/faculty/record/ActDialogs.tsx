import { refreshOnRefusal } from '../../../api/act/act.ts';
import { useAct } from '../../../api/act/useAct.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { type Asked, questionOf } from './act-words.ts';
import { actOf, perform, type StudentAct, type Writing } from './student-acts.ts';
import WriteDialog from './WriteDialog.tsx';

/** What is open: something to write, or a question. What others read or lose is asked once more. */
export type Open =
  | { readonly what: 'form'; readonly writing: Writing }
  | { readonly what: 'question'; readonly act: StudentAct };

interface Props {
  id: number;
  /** What the student is called. */
  student: string;
  open: Open;
  onDone: (act: StudentAct) => void;
  onClose: () => void;
}

/** What is written or asked before an act about a student. */
export default function ActDialogs({ id, student, open, onDone, onClose }: Props) {
  const { press, isPending, failure } = useAct((act: StudentAct) => perform(id, act), {
    done: (_, act) => onDone(act),
    failed: refreshOnRefusal,
  });
  return open.what === 'form' ? (
    <WriteDialog
      writing={open.writing}
      student={student}
      failure={failure}
      isBusy={isPending}
      onSubmit={(text) => press(actOf(open.writing, text))}
      onCancel={onClose}
    />
  ) : (
    <ConfirmDialog
      {...questionOf(open.act as Asked, student)}
      no="Cancel"
      failure={failure}
      isBusy={isPending}
      onYes={() => press(open.act)}
      onNo={onClose}
    />
  );
}
