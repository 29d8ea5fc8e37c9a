import { useState } from 'react';
import type { Student } from '../../../contract/students.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The student's picture; the default one where there is none, or where it does not arrive. */
export function ProfileImage({ student }: { student: Student }) {
  const [isLost, lose] = useState(false);
  const { profileImage, firstName, lastName } = student;
  if (!profileImage || isLost) {
    return (
      <span className="profile-image squared" role="img" aria-label="No picture yet">
        <Icon name="student" />
      </span>
    );
  }
  return (
    <img
      className="profile-image"
      src={profileImage}
      srcSet={`${profileImage}, ${profileImage.replace(/-256\.webp$/, '-512.webp')} 2x`}
      alt={`${firstName} ${lastName}`}
      onError={() => lose(true)}
    />
  );
}
