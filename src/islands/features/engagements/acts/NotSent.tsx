import type { Failure } from '../../../../api/problem.ts';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';

/** What is said where no words came from the server. */
export const unsaid =
  'The server did not answer. What you wrote is still here. Send it again: it is done only once.';

/** Why an act in a room was not done. What was written is still there. */
export function NotSent({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  const sentences = failure.fields.map(({ message }) => message);
  const said = sentences.length > 0 ? sentences.join(' ') : failure.sentence;
  return <FormAlert>{said ?? unsaid}</FormAlert>;
}
