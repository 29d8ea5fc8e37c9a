import { Screen } from '../../ui/Screen.tsx';

export default function SupportScreen() {
  return <Screen title="Support & Queries">{null}</Screen>;
}
