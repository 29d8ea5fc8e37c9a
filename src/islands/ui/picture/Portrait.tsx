import { useState } from 'react';
import { addressAtApi } from '../../../contract/api-base.ts';
import { Icon } from './Icon.tsx';
import './portrait.scss';

interface Props {
  /** 256 pixels wide, as the API names it; null without one. */
  image: string | null;
  /** Name of the person. */
  name: string;
}

/** A person's picture; the default one where there is none, or where it does not arrive. */
export function Portrait({ image, name }: Props) {
  const [isLost, lose] = useState(false);
  if (!image || isLost) {
    return (
      <span className="portrait squared" role="img" aria-label="No picture yet">
        <Icon name="student" />
      </span>
    );
  }
  const address = addressAtApi(image);
  return (
    <img
      className="portrait"
      src={address}
      srcSet={`${address}, ${address.replace(/-256\.webp$/, '-512.webp')} 2x`}
      alt={name}
      onError={() => lose(true)}
    />
  );
}
