import { call } from '../../api/client.ts';
import type { CompanyRegistration } from '../../contract/companies/companies.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { StudentRegistration } from '../../contract/students/students.ts';

/** A registration of either kind, with its form. */
export type Registration =
  | { readonly kind: 'student'; readonly form: StudentRegistration }
  | { readonly kind: 'company'; readonly form: CompanyRegistration };

/** Sends a registration; each time it is sent a code is mailed for it. */
export const signUp = (registration: Registration, signal: AbortSignal): Promise<unknown> =>
  registration.kind === 'student'
    ? call(endpoints.registerStudent, { body: registration.form }, { signal })
    : call(endpoints.registerCompany, { body: registration.form }, { signal });
