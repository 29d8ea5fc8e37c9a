import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { CountBadge } from '../../ui/status/CountBadge.tsx';
import { useNotifications } from '../notifications/useNotifications.ts';

interface Props {
  to: string;
  isHere: boolean;
}

/** Link to one's conversations, with the number that have news; nothing for an API without notifications. */
export function ConversationsLink({ to, isHere }: Props) {
  const { open, isKnown } = useNotifications();
  if (!isHere && !isKnown) return null;
  const news = open.filter(({ kind }) => kind === 'message written');
  return (
    <nav className="d-contents" aria-label="Your conversations">
      <ScreenLink to={to} className="area-link" current={isHere}>
        <Icon name="mail" />
        {/* On a phone it may take two lines. */}
        <span>Conver&shy;sations</span>
        <CountBadge count={news.length} />
      </ScreenLink>
    </nav>
  );
}
