import { useEffect, useState } from 'react';
import { sentenceFor } from './news-words.ts';
import { NotificationsContext } from './notifications-context.ts';

/** Says what arrives in the list to those who do not see it arrive. */
export function SaidNews() {
  const actor = NotificationsContext.useActorRef();
  const [said, say] = useState('');
  useEffect(() => {
    const heard = actor.on('news', ({ fresh }) => say(sentenceFor(fresh)));
    return () => heard.unsubscribe();
  }, [actor]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
