import { createActorContext } from '@xstate/react';
import { notificationsMachine } from '../../../machines/notifications/notifications.ts';

/** What the signed-in person is told of, followed for as long as they are in the area. */
export const NotificationsContext = createActorContext(notificationsMachine);
