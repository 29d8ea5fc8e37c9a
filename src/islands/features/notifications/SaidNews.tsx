import { useState } from 'react';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { sentenceFor } from './news-words.ts';
import { NotificationsContext } from './notifications-context.ts';

/** Says what arrives in the list to those who do not see it arrive. */
export function SaidNews() {
  const actor = NotificationsContext.useActorRef();
  const [said, say] = useState('');
  useEmitted(actor, { news: ({ fresh }) => say(sentenceFor(fresh)) });
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
