import { useState } from 'react';
import { refreshOnRefusal } from '../../../api/act/refusal.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { unconfirmedStudent } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { confirmMembership } from '../../../contract/universities/membership.ts';
import { FormFrame } from '../../ui/dialog/FormFrame.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';

/** Students who name the university, one after another. Their address is shown once they are confirmed. */
export default function UnconfirmedDialog({ onClose }: { onClose: () => void }) {
  const [after, leaveFor] = useState<number | null>(null);
  const claimant = useRead(unconfirmedStudent(after));
  const { press, isPending, failure } = useAct(confirmMembership, {
    changes: () => refresh(),
    failed: refreshOnRefusal,
  });
  const next = claimant.data?.next ?? null;
  const say = (studiesHere: boolean) =>
    next && press({ params: { id: next.id }, body: { studiesHere } });
  return (
    <FormFrame
      title="Do they study here?"
      width={500}
      yes="Confirm"
      no="Close"
      isBlocked={!next}
      isBusy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        say(true);
      }}
      onCancel={onClose}
    >
      <Reading of={claimant} what="the student">
        {() =>
          next ? (
            <>
              <p className="m-0 fw-semibold">
                <bdi>{next.name}</bdi>
              </p>
              <p className="soft">
                {next.engineeringType}, {next.collegeYear.toLowerCase()} year, at {next.university}.
                Joined {dayOf(next.joinedAt)}.
              </p>
              <p>
                Once confirmed, they are in your list with their address, applications and work. We
                notify a student who is not one of yours.
              </p>
              <div className="d-flex flex-wrap gap-2">
                <Button look="outline-danger" aria-disabled={isPending} onClick={() => say(false)}>
                  Not one of ours
                </Button>
                <Button look="quiet" onClick={() => leaveFor(next.id)}>
                  Later
                </Button>
              </div>
            </>
          ) : (
            <p>{after === null ? 'Nobody is left.' : 'Nobody else is left.'}</p>
          )
        }
      </Reading>
      <MoveFailed failure={failure} />
    </FormFrame>
  );
}
