import WorkScreen from '../engagements/WorkScreen.tsx';
import { Evaluations } from './Evaluations.tsx';

/** Work and its rooms, for those who read evaluations: the two sides and the office. */
export default function EvaluatedWork() {
  return <WorkScreen evaluations={Evaluations} />;
}
