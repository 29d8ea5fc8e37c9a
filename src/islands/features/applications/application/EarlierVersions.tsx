import { useState } from 'react';
import { earlierVersionsOf } from '../../../../api/read/applications.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type {
  ApplicationDetail,
  EarlierVersion,
} from '../../../../contract/applications/applications.ts';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { momentOf } from '../../../ui/status/dates.ts';
import { SentResume } from './SentResume.tsx';
import './application.scss';

interface Props {
  application: Pick<ApplicationDetail, 'applicationId' | 'editedAt' | 'edits'>;
  /** Name for the downloaded file; absent for the name it was uploaded with. */
  fileName?: string;
}

/** Earlier versions of an edited application, latest first, read once opened. Shows nothing if it was never edited. */
export function EarlierVersions({ application, fileName }: Props) {
  const { applicationId, editedAt, edits } = application;
  const [isOpen, setOpen] = useState(false);
  const list = useRead(isOpen ? earlierVersionsOf(applicationId) : null);
  if (editedAt === null) return null;
  return (
    <details
      className="earlier-versions mt-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-44 py-10px soft">
        Edited on <time dateTime={editedAt}>{momentOf(editedAt)}</time>.{' '}
        {edits === 1 ? 'See the first version' : `See ${edits} earlier versions`}
      </summary>
      {isOpen && (
        <Reading
          of={list}
          loading={<p role="status">Loading earlier versions…</p>}
          failed="The earlier versions could not be loaded."
        >
          {({ rows }) => (
            <ol className="stack plain-list mt-2" reversed>
              {rows.map((version) => (
                <Version key={version.version} {...{ version, applicationId, fileName }} />
              ))}
            </ol>
          )}
        </Reading>
      )}
    </details>
  );
}

interface VersionProps {
  version: EarlierVersion;
  applicationId: number;
  fileName: string | undefined;
}

function Version({ version, applicationId, fileName }: VersionProps) {
  const { sentAt, message, resumeLink, resume } = version;
  return (
    <li className="quoted" value={version.version}>
      <p className="note">
        Version of <time dateTime={sentAt}>{momentOf(sentAt)}</time>
      </p>
      <p className="text-pre-line">{message || 'No message.'}</p>
      {resumeLink && (
        <div className="mb-2">
          <OutsideLink to={resumeLink}>Resume</OutsideLink>
        </div>
      )}
      {resume && <SentResume {...{ resume, applicationId, fileName, version: version.version }} />}
    </li>
  );
}
