import { useEffect, useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { earlierThan, showEarlier } from '../../../api/read/conversations.ts';
import {
  type Entry,
  getConversation,
  type OpenConversation,
} from '../../../contract/conversations/conversations.ts';
import { timeNow } from '../../../session/clock.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { dayNameOf } from '../../ui/status/dates.ts';
import { HappenedLine, type MoveWords } from './HappenedLine.tsx';
import { MessageEntry } from './MessageEntry.tsx';
import type { HeldScroll } from './useHeldScroll.ts';
import './thread.scss';

interface Props {
  conversation: OpenConversation;
  label: string;
  moves: MoveWords;
  scroll: HeldScroll;
}

/** Pixels from the beginning within which what stands before it is read. */
const nearBeginning = 300;

/** Messages and what happened between them by day, the newest at the bottom. */
export function Thread({ conversation, label, moves, scroll }: Props) {
  const { id, entries, hasEarlier } = conversation;
  const earlier = useAct(getConversation, { changes: (answer) => showEarlier(id, answer) });
  const readEarlier = () => earlier.press(earlierThan(id, conversation));
  const onScroll = () => {
    scroll.onScroll();
    if (hasEarlier && !earlier.failure && scroll.box.current!.scrollTop < nearBeginning)
      readEarlier();
  };
  const days = [...Map.groupBy(entries, ({ at }) => dayNameOf(at, timeNow()))];
  return (
    <div className="thread">
      <div
        ref={scroll.box}
        role="log"
        aria-label={label}
        aria-live={useIsRead(entries)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys
        tabIndex={0}
        className="thread-box"
        onScroll={onScroll}
      >
        <div className="thread-entries">
          {hasEarlier && (
            <div className="text-center">
              {earlier.failure && <p role="alert">Earlier entries could not be loaded.</p>}
              <BusyButton look="quiet" busy={earlier.isPending} onClick={readEarlier}>
                Earlier
              </BusyButton>
            </div>
          )}
          {days.map(([day, ofDay]) => (
            <section key={day} aria-label={day}>
              <h3 className="thread-day note">{day}</h3>
              <ol className="plain-list">
                {ofDay.map((entry) =>
                  entry.kind === 'message' ? (
                    <MessageEntry key={entry.id} message={entry} conversation={conversation} />
                  ) : (
                    <HappenedLine key={entry.id} {...{ entry, conversation, moves }} />
                  ),
                )}
              </ol>
            </section>
          ))}
        </div>
      </div>
      <NewMessages entries={entries} scroll={scroll} />
    </div>
  );
}

/** New messages are read out; those that come in before the others, because somebody goes back, are not. */
function useIsRead([first]: readonly Entry[]): 'polite' | 'off' {
  const [from, setFrom] = useState(first?.id);
  useEffect(() => setFrom(first?.id), [first?.id]);
  return from === first?.id ? 'polite' : 'off';
}

/** Leads to messages that came while somebody read further up. */
function NewMessages({ entries, scroll }: { entries: readonly Entry[]; scroll: HeldScroll }) {
  const newest = entries.findLast(({ kind }) => kind === 'message')?.id;
  const [seen, see] = useState(newest);
  if (scroll.isAtEnd && seen !== newest) see(newest);
  if (scroll.isAtEnd || seen === newest) return null;
  return (
    <Button size="sm" className="thread-new" onClick={scroll.toEnd}>
      New messages
    </Button>
  );
}
