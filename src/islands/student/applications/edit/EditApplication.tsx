import ModalBody from 'react-bootstrap/ModalBody';
import { applicationInFull } from '../../../../api/read/applications.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { ApplicationDetail } from '../../../../contract/applications/applications.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { EditForm } from './EditForm.tsx';

interface Props {
  id: number;
  onEdited: (application: ApplicationDetail) => void;
  onClose: () => void;
}

/** One application to be edited, whether or not the list shows it. */
export default function EditApplication({ id, onEdited, onClose }: Props) {
  return (
    <Dialog title="Edit application" width={500} keepsOpen onClose={onClose}>
      <Reading
        of={useRead(applicationInFull(id))}
        loading={
          <ModalBody>
            <p role="status">Loading the application…</p>
          </ModalBody>
        }
        failed="This application could not be loaded. Try again later."
        absent={
          <ModalBody>
            <p role="alert">Application not found.</p>
          </ModalBody>
        }
      >
        {(application) => (
          <EditForm application={application} onEdited={onEdited} onClose={onClose} />
        )}
      </Reading>
    </Dialog>
  );
}
