/** Number of unread things beside a word; nothing for none. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="badge badge-accent unread-badge">
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> unread</span>
    </span>
  );
}
