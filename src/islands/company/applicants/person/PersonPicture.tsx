import { useState } from 'react';
import type { Applicant } from '../../../../contract/applicants.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** The applicant's picture; the default one where there is none, or where it does not arrive. */
export function PersonPicture({ applicant }: { applicant: Applicant }) {
  const [isLost, lose] = useState(false);
  const { profileImage, studentName } = applicant;
  if (!profileImage || isLost) {
    return (
      <span className="person-picture squared" role="img" aria-label="No picture">
        <Icon name="student" />
      </span>
    );
  }
  return (
    <img
      className="person-picture"
      src={profileImage}
      alt={studentName}
      onError={() => lose(true)}
    />
  );
}
