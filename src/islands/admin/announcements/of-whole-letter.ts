import type { Failure } from '../../../api/act/failure.ts';
import { letterForm } from '../../../contract/messages/announcements.ts';

const lost =
  'The server did not answer. Your letter is still here. Send it again: it is sent only once.';

/** What is said of the search stands at no field of the letter: it is said of all of it. */
export function ofWholeLetter(failure: Failure): Failure {
  const ofSearch = failure.fields.find(({ path }) => !(path in letterForm.entries));
  if (ofSearch) return { ...failure, sentence: ofSearch.message, fields: [] };
  return { ...failure, sentence: failure.sentence ?? lost };
}
