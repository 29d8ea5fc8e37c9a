import {
  listEarlierNotifications,
  listNotifications,
  type Notification,
} from '../../contract/notifications.ts';
import { ApiProblem } from '../problem.ts';
import { type Read, read, readPages } from './read.ts';

const listed = read(listNotifications, {});

/** What stands open, newest first: asked for once, and told from then on. Of an API without notifications, none. */
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

/** What was dismissed, newest first, as many pages of it as somebody has asked for. */
export const earlierNotifications = (pages: number) =>
  readPages(
    listEarlierNotifications,
    {},
    { pages, pageSize: earlierPerPage },
    { idOf: ({ id }) => id },
  );

/** However many pages of it are shown. */
export const everyEarlier = { queryKey: [listEarlierNotifications.path] } as const;
