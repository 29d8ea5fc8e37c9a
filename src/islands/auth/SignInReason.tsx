import { Alert } from '../ui/status/Alert.tsx';

const reasons = {
  expired: {
    kind: 'info',
    sentence: 'Your session has ended. Sign in to continue where you left off.',
  },
  joined: { kind: 'success', sentence: 'You have joined the company. Sign in to go on.' },
  'password-set': { kind: 'success', sentence: 'Password set. Sign in with it now.' },
} as const;

/** Why a person was brought to the sign-in screen, where there is something to say about it. */
export function SignInReason({ reason }: { reason: string | null }) {
  const known = Object.entries(reasons).find(([name]) => name === reason)?.[1];
  return known ? <Alert kind={known.kind}>{known.sentence}</Alert> : null;
}
