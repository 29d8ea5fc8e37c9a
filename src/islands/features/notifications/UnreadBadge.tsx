import { useUnread } from '../../ui/navigation/area-facts.ts';
import { CountBadge } from '../../ui/status/CountBadge.tsx';

/** Unread notifications, beside the word Notifications. */
export const UnreadBadge = () => <CountBadge count={useUnread()} />;
