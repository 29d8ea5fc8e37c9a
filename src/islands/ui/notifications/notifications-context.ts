import { createActorContext } from '@xstate/react';
import { createContext, useContext } from 'react';
import { notificationsMachine } from '../../../machines/notifications/notifications.ts';

/** What the signed-in person is told of, followed for as long as they are in the area. */
export const NotificationsContext = createActorContext(notificationsMachine);

/** How many notifications stand open: 0 in an area that does not follow them. */
const Unread = createContext(0);

export const UnreadProvider = Unread.Provider;
export const useUnread = (): number => useContext(Unread);
