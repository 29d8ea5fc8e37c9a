import { type ReactNode, useEffect, useRef } from 'react';
import { conversationOf } from '../../../api/read/conversations.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { OpenConversation } from '../../../contract/conversations/conversations.ts';
import { tookPart } from '../../../machines/lifecycle/application.ts';
import { obstacleToWrite } from '../../../machines/lifecycle/conversation.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { useRole } from '../accounts/useRole.ts';
import { workAddress } from '../engagements/work-address.ts';
import { addresseesOf, nameOf, subjectOf } from './conversation-words.ts';
import { rowId } from './conversations-address.ts';
import type { MoveWords } from './HappenedLine.tsx';
import { Thread } from './Thread.tsx';
import { useHeldScroll } from './useHeldScroll.ts';
import { useReadMark } from './useReadMark.ts';
import { WriteForm } from './WriteForm.tsx';

interface Props {
  id: number;
  moves: MoveWords;
  /** Address of the list. */
  back: string;
}

/** One conversation: with whom, about what, all that was written, and a field to write in. */
export function ConversationView({ id, moves, back }: Props) {
  const conversation = useRead(conversationOf(id));
  const toList = (
    <ScreenLink
      to={back}
      className="conversation-back btn btn-quiet btn-icon"
      onFollow={() => focusSoon(rowId(id))}
    >
      <Icon name="arrow-left" />
      <span className="visually-hidden">All conversations</span>
    </ScreenLink>
  );
  return (
    <article className="conversation" aria-label="Conversation">
      <Reading
        of={conversation}
        what="the conversation"
        loading={
          <Skeleton of="the conversation" lines={4} line="skeleton h-4 mb-2" className="p-4" />
        }
        absent={
          <>
            {toList}
            <Empty drawing="gap" title="Conversation not found">
              <p>The link may be wrong, or you do not take part in it.</p>
            </Empty>
          </>
        }
      >
        {(known) => <Open conversation={known} moves={moves} toList={toList} />}
      </Reading>
    </article>
  );
}

interface OpenProps {
  conversation: OpenConversation;
  moves: MoveWords;
  toList: ReactNode;
}

function Open({ conversation, moves, toList }: OpenProps) {
  const { id, status } = conversation;
  const role = useRole();
  const scroll = useHeldScroll();
  const obstacle = obstacleToWrite(status);
  const addressees = addresseesOf(role, conversation);
  useReadMark(conversation);
  return (
    <>
      <Head conversation={conversation} toList={toList} />
      <Thread
        conversation={conversation}
        label={`Messages with ${addressees}`}
        moves={moves}
        scroll={scroll}
      />
      <div className="conversation-foot">
        {obstacle ? (
          <p className="m-0 soft">{obstacle}</p>
        ) : (
          <WriteForm conversation={id} addressees={addressees} onSent={scroll.toEnd} />
        )}
      </div>
    </>
  );
}

function Head({ conversation, toList }: Omit<OpenProps, 'moves'>) {
  const role = useRole();
  const { id, status, academicSupervisor } = conversation;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const hasWork = (tookPart as readonly string[]).includes(status);
  return (
    <header className="conversation-head">
      {toList}
      <div className="conversation-about">
        <h2 ref={head} tabIndex={-1} className="text-heading fs-18 m-0">
          <bdi>{nameOf(role, conversation)}</bdi>
        </h2>
        <p className="m-0 soft fs-14">{subjectOf(role, conversation)}</p>
        {academicSupervisor && role !== 'Faculty' && (
          <p className="m-0 soft fs-14">
            <bdi>{academicSupervisor}</bdi>, academic supervisor, reads along.
          </p>
        )}
      </div>
      <span className="conversation-facts">
        <StatusTag status={status} />
        {hasWork && (
          <ScreenLink to={workAddress(`/${role.toLowerCase()}/work`, { engagement: id })}>
            Open the work
          </ScreenLink>
        )}
      </span>
    </header>
  );
}
