import { Alert } from '../status/Alert.tsx';
import { useIsCutOff } from './live-connection.ts';

/** Says once a screen that what it shows may be out of date. It is read again without being asked to. */
export function CutOff() {
  if (!useIsCutOff()) return null;
  return (
    <Alert kind="warning">
      The connection is lost. This page may be out of date. It updates when the connection is back.
    </Alert>
  );
}
