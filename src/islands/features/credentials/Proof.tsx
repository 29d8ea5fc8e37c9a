import { useEffect, useState } from 'react';
import { proofOf } from '../../../api/read/credentials.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { goTo } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import type { RoomView } from '../engagements/room/room-view.ts';
import { AllowForm } from './AllowForm.tsx';
import { IssuedCredential } from './IssuedCredential.tsx';
import { RemindOfShowing } from './RemindOfShowing.tsx';
import { AskForm, type ProofView } from './ShowingForm.tsx';
import { notYet, Permission } from './Waiting.tsx';
import './credentials.scss';

/** Credential of completed work. The student chooses its contents, the company allows them. */
export function Proof(view: RoomView) {
  const { room } = view;
  const proof = useRead(proofOf(room.id));
  // The browser looked for it before it was there.
  useEffect(() => {
    if (location.hash === '#proof') goTo('proof');
  }, []);
  return (
    <section className="panel proof" aria-labelledby="proof">
      <h2 id="proof" tabIndex={-1}>
        Proof of this work
      </h2>
      <Reading of={proof} what="the proof" failed="The proof could not be loaded.">
        {(proof) => <ProofInFull {...view} proof={proof} />}
      </Reading>
    </section>
  );
}

function ProofInFull(view: ProofView) {
  const { proof, side, mayFollow, room } = view;
  const { isWanted, issued } = proof;
  const isAsked = room.next === 'allow showing' && mayFollow && side === 'company';
  const [isOpen, open] = useState(isAsked);
  const [newest, ...earlier] = issued;
  const leave = () => open(false);
  const mayChoose = choosesIn(view);
  return (
    <>
      {side !== 'company' && newest && <IssuedCredential {...view} credential={newest} />}
      {isWanted && (
        <p role="status">
          A credential is being issued. It appears here in a moment; you do not need to wait.
        </p>
      )}
      {(!newest || newest.revokedAt) && !isWanted && <p>{notYet(view)}</p>}
      <Permission {...view} />
      {mayChoose && !isOpen && (
        <div className="room-acts d-flex flex-wrap gap-2 mt-3">
          <Button
            look={isAsked || (side === 'student' && !newest) ? 'primary' : 'outline'}
            onClick={() => open(true)}
          >
            {askWords(view)}
          </Button>
          {side === 'office' && room.next === 'allow showing' && <RemindOfShowing id={room.id} />}
        </div>
      )}
      {mayChoose && isOpen && side === 'student' && <AskForm {...view} onLeave={leave} />}
      {mayChoose && isOpen && side !== 'student' && <AllowForm {...view} onLeave={leave} />}
      {side === 'company' && newest && (
        <div className="mt-6">
          <IssuedCredential {...view} credential={newest} />
        </div>
      )}
      {earlier.length > 0 && (
        <details className="brief">
          <summary>Earlier credentials of this work ({earlier.length})</summary>
          {earlier.map((one) => (
            <IssuedCredential key={one.id} {...view} credential={one} />
          ))}
        </details>
      )}
    </>
  );
}

/** True if this reader may choose or allow contents now. */
function choosesIn({ side, mayFollow, room, proof }: ProofView): boolean {
  const { hindrance, isWanted, issued, deliveries, words } = proof;
  if (side === 'student') return !isWanted && (hindrance === null || issued.length > 0);
  const hasItems = deliveries.length > 0 || words !== '';
  return hasItems && mayFollow && (side === 'company' || room.next === 'allow showing');
}

function askWords({ side, room, proof: { allowed, issued } }: ProofView): string {
  if (side === 'office') return `Answer for ${room.companyName}`;
  if (side === 'company') return allowed ? 'Change what may be shown' : 'Say what may be shown';
  return issued[0]?.revokedAt ? 'Get a new one' : 'Choose what to show';
}
