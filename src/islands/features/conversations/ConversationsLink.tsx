import { unreadConversations } from '../../../api/read/conversations.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { CountBadge } from '../../ui/status/CountBadge.tsx';

interface Props {
  to: string;
  isHere: boolean;
}

/** Link to one's conversations, with the number that have something unread; nothing for an API without them. */
export function ConversationsLink({ to, isHere }: Props) {
  const { data } = useRead(unreadConversations);
  if (!isHere && !data) return null;
  return (
    <nav className="d-contents" aria-label="Your conversations">
      <ScreenLink to={to} className="area-link" current={isHere}>
        <Icon name="mail" />
        {/* On a phone it may take two lines. */}
        <span>Conver&shy;sations</span>
        <CountBadge count={data?.conversations ?? 0} />
      </ScreenLink>
    </nav>
  );
}
