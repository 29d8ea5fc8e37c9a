import { atom } from 'nanostores';

/** Answers whether the password was given. */
type Answer = (isGiven: boolean) => void;

/** Callers that wait for the password; null for none. The area's frame shows the question. */
export const $passwordQuestion = atom<readonly Answer[] | null>(null);

/** Asks for the password once, however many ask at the same time. @returns whether it was given */
export function askPassword(): Promise<boolean> {
  // Without a frame to show it there is nobody to ask.
  if ($passwordQuestion.lc === 0) return Promise.resolve(false);
  return new Promise((answer) =>
    $passwordQuestion.set([...($passwordQuestion.get() ?? []), answer]),
  );
}

export function answerPasswordQuestion(isGiven: boolean): void {
  const waiting = $passwordQuestion.get() ?? [];
  $passwordQuestion.set(null);
  for (const answer of waiting) answer(isGiven);
}
