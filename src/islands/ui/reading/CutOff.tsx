import { Alert } from '../status/Alert.tsx';
import { useIsCutOff } from './useIsCutOff.ts';

/** Says once a screen that what it shows may be out of date. It is read again without being asked to. */
export function CutOff() {
  if (!useIsCutOff()) return null;
  return (
    <Alert kind="warning">
      The connection is lost. What you see may be out of date. It updates as soon as the connection
      is back.
    </Alert>
  );
}
