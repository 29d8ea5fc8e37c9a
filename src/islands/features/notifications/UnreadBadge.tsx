import { useUnread } from '../../ui/navigation/area-facts.ts';

/** Unread notifications, beside the word Notifications. */
export function UnreadBadge() {
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className="badge badge-accent unread-badge">
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> unread</span>
    </span>
  );
}
