import type { Row } from '../../platform/database/rows.ts';

/** What the Super Admin did so far, the oldest first: checked each verified company, answered a message. */
export function auditRows(
  admin: { id: number; email: string },
  companies: readonly (Row<'companies'> & { id: number })[],
  replies: readonly Row<'message_replies'>[],
): Row<'audit_log'>[] {
  const by = { account_id: admin.id, who: admin.email };
  const checked = companies.flatMap(({ id, name, verified_at }) =>
    verified_at
      ? [
          {
            ...by,
            at: verified_at,
            act: 'verified',
            kind: 'company' as const,
            subject_id: id,
            subject: name,
            before: { verified: false },
            after: { verified: true },
          },
        ]
      : [],
  );
  const answered = replies.map(({ message_id, at }) => ({
    ...by,
    at,
    act: 'answered',
    kind: 'message' as const,
    subject_id: message_id,
    subject: `Message ${message_id}`,
    before: { state: 'open' },
    after: { state: 'answered', reply: null },
  }));
  const time = ({ at }: Row<'audit_log'>) => new Date(at).getTime();
  return [...checked, ...answered].sort((one, other) => time(one) - time(other));
}
