import { downloadSentResume } from '../../../../api/read/applications.ts';
import type { Resume } from '../../../../contract/students/resumes.ts';
import { DownloadButton } from '../../../ui/list/DownloadButton.tsx';
import { sizeOf } from './file-words.ts';
import './application.scss';

interface Props {
  resume: Resume;
  applicationId: number;
  /** Version of the application; absent for the current one. */
  version?: number;
  /** Name for the downloaded file; absent for the name it was uploaded with. */
  fileName?: string | undefined;
}

/** The résumé that went with an application, to be saved. */
export function SentResume({ resume, applicationId, version, fileName = resume.name }: Props) {
  return (
    <p className="d-flex flex-wrap gap-2 m-0">
      <DownloadButton
        make={() => downloadSentResume(applicationId, version)}
        name={fileName}
        made="Résumé downloaded."
        size="sm"
      >
        {`Résumé (PDF, ${sizeOf(resume.bytes)})`}
      </DownloadButton>
    </p>
  );
}
