import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import type { WaitingLine } from './waiting-lines.ts';
import './waiting.scss';

/** What waits for the student, above what they can browse; nothing where nothing does. */
export function WaitingLines({ lines }: { lines: readonly WaitingLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="waiting" aria-label="Waiting for you">
      {lines.map(({ words, projectTitle, address }) => (
        <li key={address}>
          <ScreenLink to={address}>
            <strong>{words}</strong> <span className="soft">{projectTitle}</span>
            <Icon name="chevron-right" />
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}
