import { call } from '../../api/client.ts';
import { type CompanyRegistration, registerCompany } from '../../contract/companies/companies.ts';
import { registerStudent, type StudentRegistration } from '../../contract/students/students.ts';

/** A registration of either kind, with its form. */
export type Registration =
  | { readonly kind: 'student'; readonly form: StudentRegistration }
  | { readonly kind: 'company'; readonly form: CompanyRegistration };

/** Sends a registration; each time it is sent a code is mailed for it. */
export const signUp = (registration: Registration, signal: AbortSignal): Promise<unknown> =>
  registration.kind === 'student'
    ? call(registerStudent, { body: registration.form }, { signal })
    : call(registerCompany, { body: registration.form }, { signal });
