import type { Errand } from '../../../machines/panel/company-todo.ts';
import { agoOf } from '../../ui/status/ago.ts';
import { dayOf, momentOf } from '../../ui/status/dates.ts';
import { applicantsAddress, editAddress, usualQuery } from '../addresses.ts';

export const icons: Record<Errand['kind'], string> = {
  answer: 'users',
  'offer ends': 'clock',
  'deadline over': 'calendar',
  draft: 'edit',
};

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** What is to be done, in a few words. */
export function wordsOf(errand: Errand): string {
  switch (errand.kind) {
    case 'answer':
      return `Answer ${counted(errand.count, 'new application')}`;
    case 'offer ends':
      return `${counted(errand.count, 'offer')} without an answer`;
    case 'deadline over':
      return `Nobody can apply any more, ${counted(errand.left, 'place')} left`;
    case 'draft':
      return 'Finish the draft';
  }
}

/** Since when, or until when. */
export function detailOf(errand: Errand): string {
  switch (errand.kind) {
    case 'answer':
      return `oldest ${agoOf(errand.since)}`;
    case 'offer ends':
      return `first ends ${momentOf(errand.at)}`;
    case 'deadline over':
      return `ended ${dayOf(errand.project.deadline ?? '')}`;
    case 'draft':
      return 'not posted yet';
  }
}

/** Where it is done. */
export function addressOfErrand(errand: Errand): string {
  const { pid } = errand.project;
  switch (errand.kind) {
    case 'answer':
      return applicantsAddress(pid, { query: { ...usualQuery, status: 'Under Review' } });
    case 'offer ends':
      return applicantsAddress(pid, { query: { ...usualQuery, status: 'Offered' } });
    case 'deadline over':
    case 'draft':
      return editAddress(pid);
  }
}
