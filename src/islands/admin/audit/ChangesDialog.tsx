import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { type Change, changedFields } from './changed-fields.ts';

interface Props {
  entry: Change;
  onClose: () => void;
}

/** One act: who did it and when, and each field as it was and as it became. */
export default function ChangesDialog({ entry, onClose }: Props) {
  const { who, at, act, kind, subject } = entry;
  return (
    <Dialog title={subject || `A ${kind}`} width={600} onClose={onClose}>
      <ModalBody>
        <p>
          {kind} {act} by {who}, {momentOf(at)}
        </p>
        <table className="audit-changes w-100">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changedFields(entry).map(({ name, before, after }) => (
              <tr key={name}>
                <th className="soft" scope="row">
                  {name}
                </th>
                {before === null && after === null ? (
                  <td colSpan={2} className="soft">
                    Not kept in the log
                  </td>
                ) : (
                  <>
                    <td>{before ?? <Nothing />}</td>
                    <td>{after ?? <Nothing />}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>Close</Button>
      </ModalFooter>
    </Dialog>
  );
}

const Nothing = () => <span className="soft">–</span>;
