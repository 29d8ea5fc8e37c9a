import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** The student's picture; the default one where there is none, or where it does not arrive. */
export function ProfileImage({ image }: { image: string | null }) {
  const [isLost, lose] = useState(false);
  if (!image || isLost) {
    return (
      <span className="profile-image squared">
        <Icon name="student" />
      </span>
    );
  }
  return <img className="profile-image" src={image} alt="" onError={() => lose(true)} />;
}
