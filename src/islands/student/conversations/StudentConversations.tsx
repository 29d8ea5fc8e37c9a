import ConversationsScreen from '../../features/conversations/ConversationsScreen.tsx';
import type { MoveWords } from '../../features/conversations/HappenedLine.tsx';
import { moverOf, wordsOf } from '../applications/detail/timeline-words.ts';

const moves: MoveWords = { wordsOf, moverOf: (entry, { company }) => moverOf(entry, company) };

/** Conversations with what happened in the words of the student's own applications. */
export default function StudentConversations() {
  return <ConversationsScreen moves={moves} />;
}
