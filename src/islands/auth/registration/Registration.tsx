import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { CompanyRegistration } from '../../../contract/companies/companies.ts';
import type { StudentRegistration } from '../../../contract/students/students.ts';
import {
  type Kind,
  registrationAlert,
  registrationMachine,
} from '../../../machines/accounts/registration.ts';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { asIsland } from '../../ui/island/as-island.tsx';
import { useQuery } from '../../ui/navigation/address.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { ConfirmEmail } from '../ConfirmEmail.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { CompanyForm, type Draft, StudentForm } from './RegistrationForm.tsx';

const mark = '#code=';

/** Reads the address that a code was mailed to, from the mail's link. It survives a reload. */
function codeAddress(): string | null {
  const { hash } = window.location;
  if (!hash.startsWith(mark)) return null;
  try {
    return decodeURIComponent(hash.slice(mark.length)) || null;
  } catch {
    return null;
  }
}

/** Keeps in the address whose code is asked for; null once none is. */
function keepCodeAddress(email: string | null): void {
  const { pathname, search, hash } = window.location;
  if (email === null && !hash.startsWith(mark)) return;
  const code = email === null ? '' : mark + encodeURIComponent(email);
  window.history.replaceState(null, '', pathname + search + code);
}

/** The register screen: who, the form, the code, and in. */
function Registration() {
  const [snapshot, send] = useMachine(registrationMachine, { input: { kind: 'student' } });
  const student = useRef<Draft<StudentRegistration>>({ typed: {} });
  const company = useRef<Draft<CompanyRegistration>>({ typed: { size: '1-10' } });
  const asked = useQuery().get('as');
  const { kind, failure, email } = snapshot.context;
  const { confirmation } = snapshot.children;
  const isConfirming = confirmation !== undefined;

  useEffect(() => {
    if (asked === 'company') send({ type: 'choose', kind: 'company' });
  }, [asked, send]);
  useEffect(() => {
    const address = codeAddress();
    if (address) send({ type: 'enter code', email: address });
  }, [send]);
  useEffect(() => keepCodeAddress(isConfirming ? email : null), [isConfirming, email]);

  if (confirmation) {
    return (
      <ConfirmEmail step={confirmation} onChangeAddress={() => send({ type: 'change address' })} />
    );
  }
  if (snapshot.matches('confirmed')) {
    return (
      <>
        <h1>Email confirmed</h1>
        <p className="lead soft">Sign in to start.</p>
        <a className="btn btn-primary btn-lg" href="/auth/login">
          Login
        </a>
      </>
    );
  }
  const alert = registrationAlert(snapshot);
  const form = { failure, isBusy: snapshot.hasTag('busy') };
  return (
    <>
      <h1>Sign up</h1>
      <KindChoice kind={kind} onChoose={(chosen) => send({ type: 'choose', kind: chosen })} />
      {alert && <FormAlert>{alert}</FormAlert>}
      {kind === 'student' ? (
        <StudentForm
          {...form}
          draft={student.current}
          onSubmit={(typed) =>
            send({ type: 'submit', registration: { kind: 'student', form: typed } })
          }
        />
      ) : (
        <CompanyForm
          {...form}
          draft={company.current}
          onSubmit={(typed) =>
            send({ type: 'submit', registration: { kind: 'company', form: typed } })
          }
        />
      )}
      {kind === 'company' && (
        <p className="door-other">
          Is your company here already? <DoorLink to="/auth/ask-to-join">Ask to join it</DoorLink>
        </p>
      )}
      <p className="door-other">
        Already have an account? <DoorLink to="/auth/login">Login</DoorLink>
      </p>
    </>
  );
}

const kinds = [
  { value: 'student', label: 'Student', says: 'I am looking for projects', icon: 'student' },
  { value: 'company', label: 'Company', says: 'I post projects', icon: 'company' },
] as const satisfies { value: Kind; label: string; says: string; icon: string }[];

function KindChoice({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  return (
    <fieldset className="kinds">
      <legend className="form-label">Sign up as</legend>
      <div className="kinds-row">
        {kinds.map(({ value, label, says, icon }) => (
          <label key={value} className="kind">
            <input
              type="radio"
              name="kind"
              value={value}
              checked={kind === value}
              onChange={() => onChoose(value)}
            />
            <span className="kind-face">
              <Icon name={icon} />
              <strong>{label}</strong>
              <span className="soft">{says}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export default asIsland(Registration);
