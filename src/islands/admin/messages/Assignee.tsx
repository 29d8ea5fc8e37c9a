import { currentAdmin } from '../../../api/read/accounts.ts';
import { activeAdmins } from '../../../api/read/support.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { messageStates } from '../../../contract/messages/support.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import type { ActProps } from './message-acts.ts';
import { stateWords } from './words.ts';

/** Assignee and state of a message. A choice shows at once, and is reverted if refused. */
export function Assignee({ message, waiting, refusalOf, onAct }: ActProps) {
  const { data: me } = useRead(currentAdmin);
  const { data: listed, isError, refetch } = useRead(activeAdmins);
  const assignment = waiting.findLast((act) => act.what === 'assignment');
  const assigned = assignment ? assignment.assignedTo : (message.assignedTo?.id ?? null);
  const state = waiting.findLast((act) => act.what === 'state')?.state ?? message.state;

  const admins = new Map(listed?.map(({ id, name }) => [id, name]));
  // A former assignee is named even if they can no longer sign in.
  for (const known of [message.assignedTo, me]) if (known) admins.set(known.id, known.name);
  return (
    <section className="message-care" aria-label="Assignee">
      <label className="field max-w-16 m-0">
        <span className="form-label d-block">Assigned to</span>
        <Select
          id="assigned-to"
          value={assigned ?? ''}
          options={[
            ['', 'Nobody'],
            ...[...admins].map(
              ([id, name]) => [id, id === me?.id ? `${name} (me)` : name] as const,
            ),
          ]}
          onChoose={(id) => onAct({ what: 'assignment', assignedTo: id ? Number(id) : null })}
        />
      </label>
      <label className="field max-w-16 m-0">
        <span className="form-label d-block">State</span>
        <Select
          value={state}
          options={messageStates.map((one) => [one, stateWords[one]])}
          onChoose={(chosen) => onAct({ what: 'state', state: chosen })}
        />
      </label>
      {me && assigned !== me.id && (
        <Button
          onClick={() => {
            onAct({ what: 'assignment', assignedTo: me.id });
            // The button goes, and the focus would go with it.
            focusSoon('assigned-to');
          }}
        >
          Assign to me
        </Button>
      )}
      {isError && (
        <p className="soft message-care-note">
          The list of admins could not be loaded.{' '}
          <Button look="link" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      )}
      <MoveFailed failure={refusalOf('assignment') ?? refusalOf('state')} />
    </section>
  );
}
