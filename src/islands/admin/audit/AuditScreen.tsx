import { Screen } from '../../ui/Screen.tsx';

export default function AuditScreen() {
  return <Screen title="Audit log">{null}</Screen>;
}
