import {
  listEarlierNotifications,
  listNotifications,
  type Notification,
} from '../../contract/notifications.ts';
import { ApiProblem } from '../problem.ts';
import { type Read, read, readPages } from './read.ts';

const listed = read(listNotifications, {});

/** Open notifications, newest first: read once, then followed. None for an API without notifications. */
export const openNotifications: Read<readonly Notification[]> = {
  ...listed,
  queryFn: (context) =>
    listed.queryFn(context).catch((error) => {
      if (error instanceof ApiProblem && error.code === 'not-found') return [];
      throw error;
    }),
  staleTime: 'static',
};

const earlierPerPage = 20;

/** Dismissed notifications, newest first, up to the pages asked for. */
export const earlierNotifications = (pages: number) =>
  readPages(
    listEarlierNotifications,
    {},
    { pages, pageSize: earlierPerPage },
    { idOf: ({ id }) => id },
  );

/** However many pages of it are shown. */
export const everyEarlier = { queryKey: [listEarlierNotifications.path] } as const;
