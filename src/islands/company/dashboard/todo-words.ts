import { agoOf } from '../../ui/status/ago.ts';
import { deadlineOf, lastDayOf } from '../../ui/status/dates.ts';
import { applicantsAddress, editAddress, usualQuery } from '../addresses.ts';
import type { Todo } from './company-todo.ts';

export const icons: Record<Todo['kind'], string> = {
  answer: 'users',
  'offer ends': 'clock',
  'deadline over': 'calendar',
  draft: 'edit',
};

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

export function wordsOf(todo: Todo): string {
  switch (todo.kind) {
    case 'answer':
      return `Answer ${counted(todo.count, 'new application')}`;
    case 'offer ends':
      return `${counted(todo.count, 'offer')} not answered`;
    case 'deadline over':
      return `Deadline passed, ${counted(todo.left, 'place')} left`;
    case 'draft':
      return 'Finish the draft';
  }
}

/** Since when, or until when. */
export function detailOf(todo: Todo): string {
  switch (todo.kind) {
    case 'answer':
      return `oldest ${agoOf(todo.since)}`;
    case 'offer ends':
      return `first until ${deadlineOf(todo.at)}`;
    case 'deadline over':
      return `ended ${lastDayOf(todo.project.deadline ?? '')}`;
    case 'draft':
      return 'not posted yet';
  }
}

export function addressOfTodo(todo: Todo): string {
  const { pid } = todo.project;
  switch (todo.kind) {
    case 'answer':
      return applicantsAddress(pid, { query: { ...usualQuery, status: 'Under Review' } });
    case 'offer ends':
      return applicantsAddress(pid, { query: { ...usualQuery, status: 'Offered' } });
    case 'deadline over':
    case 'draft':
      return editAddress(pid);
  }
}
