import { Screen } from '../../ui/Screen.tsx';

export default function ReportsScreen() {
  return <Screen title="Reports & Analytics">{null}</Screen>;
}
