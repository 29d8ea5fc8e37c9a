import WorkScreen from '../engagements/WorkScreen.tsx';
import { Evaluations } from './Evaluations.tsx';

/** Work and its rooms, with how it is evaluated. */
export default function EvaluatedWork() {
  return <WorkScreen evaluations={Evaluations} />;
}
