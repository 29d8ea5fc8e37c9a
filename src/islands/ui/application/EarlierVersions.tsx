import type { ApplicationDetail, EarlierVersion } from '../../../contract/applications.ts';
import { OutsideLink } from '../navigation/OutsideLink.tsx';
import { momentOf } from '../status/dates.ts';
import { SentResume } from './SentResume.tsx';
import './application.scss';

interface Props {
  application: Pick<ApplicationDetail, 'applicationId' | 'editedAt' | 'earlier'>;
  /** What a résumé is called on the reader's disk; left out for the name it was uploaded with. */
  fileName?: string;
}

/** When an application was edited, and what it said before, the latest first. Nothing where it stands as it was sent. */
export function EarlierVersions({ application, fileName }: Props) {
  const { applicationId, editedAt, earlier } = application;
  if (editedAt === null) return null;
  return (
    <details className="earlier-versions">
      <summary>
        Edited on <time dateTime={editedAt}>{momentOf(editedAt)}</time>.{' '}
        {earlier.length === 1 ? 'See the first version' : `See ${earlier.length} earlier versions`}
      </summary>
      <ol reversed>
        {earlier.toReversed().map((version) => (
          <Version key={version.version} {...{ version, applicationId, fileName }} />
        ))}
      </ol>
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
    <li value={version.version}>
      <p className="note">
        Version of <time dateTime={sentAt}>{momentOf(sentAt)}</time>
      </p>
      <p className="earlier-words">{message || 'No message.'}</p>
      {resumeLink && (
        <div className="mb-2">
          <OutsideLink to={resumeLink}>Resume</OutsideLink>
        </div>
      )}
      {resume && <SentResume {...{ resume, applicationId, fileName, version: version.version }} />}
    </li>
  );
}
