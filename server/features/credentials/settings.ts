import type { Services } from '../../platform/calls/command.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Recurring } from '../../platform/jobs/recurring.ts';

/** Settings for signing credentials. */
export interface CredentialSettings extends Services {
  /** Opens the private keys; null where the configuration has no secret for them. */
  readonly sealKey: Uint8Array | null;
  /** True for a demo, whose credentials prove nothing. */
  readonly isDemo: boolean;
}

/** A sweep asks students what to show, reminds them, and issues what is due. */
export interface CredentialJobs
  extends Recurring<{ asked: number; reminded: number; issued: number }> {
  /** Issues every wanted credential. */
  readonly issuing: Queue<object>;
}

export interface CredentialServices extends CredentialSettings {
  readonly credentialJobs: CredentialJobs;
}
