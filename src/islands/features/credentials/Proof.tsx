import { useEffect, useState } from 'react';
import { proofOf } from '../../../api/read/credentials.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { Allowance, Hindrance } from '../../../contract/credentials/credentials.ts';
import { goTo } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import type { RoomView } from '../engagements/room/room-view.ts';
import { IssuedCredential } from './IssuedCredential.tsx';
import { AllowForm, AskForm, type ProofView } from './ShowingForm.tsx';
import './credentials.scss';

/** What proves completed work: the student chooses what it shows, the company what may be shown. */
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

const hindered: Record<Hindrance, string> = {
  'no key': 'Credentials cannot be issued at the moment. The programme’s office has been told.',
  'not completed': 'A credential is issued for completed work only.',
  'may change': 'A credential can be issued once the time to object to the outcome is over.',
  'too many': 'This work has had as many credentials as it can have.',
  barred:
    'The programme’s office has stopped new credentials for this work. Write to it if this is a mistake.',
};

function ProofInFull(view: ProofView) {
  const { proof, side, mayFollow } = view;
  const { hindrance, isWanted, issued } = proof;
  const [isChoosing, choose] = useState(false);
  const [newest, ...earlier] = issued;
  const isStudent = side === 'student';
  const leave = () => choose(false);
  const mayChoose = isStudent ? hindrance === null && !isWanted : side === 'company' && mayFollow;
  return (
    <>
      {newest && <IssuedCredential {...view} credential={newest} />}
      {isWanted && (
        <p role="status">
          A credential is being issued. It appears here in a moment; you do not need to wait.
        </p>
      )}
      {isStudent && hindrance && <p>{hindered[hindrance]}</p>}
      {side === 'company' && proof.allowed && <p>{allowedWords(proof.allowed)}</p>}
      {!newest && !isWanted && <p>{notYet(view)}</p>}
      {mayChoose && !isChoosing && (
        <div className="room-acts d-flex flex-wrap gap-2 mt-3">
          <Button
            look={newest || side === 'company' ? 'outline' : 'primary'}
            onClick={() => choose(true)}
          >
            {askWords(view)}
          </Button>
        </div>
      )}
      {isChoosing && isStudent && <AskForm {...view} onLeave={leave} />}
      {isChoosing && side === 'company' && <AllowForm {...view} onLeave={leave} />}
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

function notYet({ side, room, proof: { hindrance } }: ProofView): string {
  if (side === 'company')
    return `${room.studentName} can get a credential that proves this work. It shows deliveries and what you wrote only if you allow it.`;
  if (side === 'office') return 'No credential has been issued yet.';
  return hindrance === null
    ? 'A signed credential proves this work to anybody, without asking us. Choose what it shows.'
    : '';
}

function allowedWords({ deliveries, words }: Allowance): string {
  const shown = [
    deliveries.length === 1 && 'one delivery',
    deliveries.length > 1 && `${deliveries.length} deliveries`,
    words && 'what you wrote',
  ].filter(Boolean);
  return shown.length === 0
    ? 'You allow only the outcome to be shown.'
    : `You allow ${shown.join(' and ')} to be shown.`;
}

function askWords({ side, proof: { allowed, issued } }: ProofView): string {
  if (side === 'company') return allowed ? 'Change what may be shown' : 'Choose what may be shown';
  const [newest] = issued;
  if (!newest) return 'Choose what it shows';
  return newest.revokedAt ? 'Get a new one' : 'Change what it shows';
}
