import { Turns } from './turns.ts';

/**
 * Asks once for all who ask the same at the same time: while an answer is under way, those who come with its
 * question share the next one. What a crowd looks at costs the database no more than what a few do.
 */
export function askedAlike<Answer>(): (
  question: string,
  ask: () => Promise<Answer>,
) => Promise<Answer> {
  const asked = new Map<string, Turns<Answer>>();
  return async (question, ask) => {
    const turns = asked.get(question) ?? new Turns();
    asked.set(question, turns);
    try {
      return await turns.take(ask);
    } finally {
      if (turns.idle) asked.delete(question);
    }
  };
}
