import { useState } from 'react';
import { currentAdmin } from '../../../api/read/accounts.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { kept } from '../../../session/storage.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';

const keyOf = (id: number) => `moderator-note:${id}`;

/** Explains to a Moderator, once, what they may do. */
export function ModeratorNote() {
  const { data: admin } = useRead(currentAdmin);
  const [isClosed, close] = useState(false);
  if (admin?.role !== 'Moderator' || isClosed || kept.get(keyOf(admin.id)) !== null) return null;
  return (
    <Alert kind="info">
      You are a Moderator. You can do everything in the programme’s office except add, change or
      remove admins, which only a Super Admin can.{' '}
      <Button
        look="link"
        className="alert-act"
        onClick={() => {
          kept.set(keyOf(admin.id), 'read');
          close(true);
        }}
      >
        Do not show again
      </Button>
    </Alert>
  );
}
