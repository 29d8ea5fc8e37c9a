import {
  type AttentionKind,
  type ListedKind,
  listedKinds,
} from '../../../contract/reports/overview.ts';
import { boardAddress, workAddress } from '../../features/engagements/work-address.ts';
import { addressWith } from '../../ui/navigation/search.ts';
import { recordAddress } from '../records/record-address.ts';
import { screens } from '../screens.ts';

interface Kind {
  readonly one: string;
  readonly many: string;
  /** Plural, as in ‘See the 3 offers’. */
  readonly noun: string;
  readonly act: string;
  readonly to: (id: number) => string;
}

const projectOf = (id: number) => recordAddress('project', id);
const companyOf = (id: number) => recordAddress('company', id);
const roomOf = (engagement: number) => workAddress(screens.work, { engagement });

export const kinds: Record<AttentionKind, Kind> = {
  'offer expiring': {
    one: 'offer expires soon',
    many: 'offers expire soon',
    noun: 'offers',
    act: 'Open project',
    to: projectOf,
  },
  'work at risk': {
    one: 'student at risk',
    many: 'students at risk',
    noun: 'students',
    act: 'Follow up',
    to: () => boardAddress(screens.work, { standing: 'At risk' }),
  },
  'call for help': {
    one: 'student needs help',
    many: 'students need help',
    noun: 'students',
    act: 'Follow up',
    to: () => boardAddress(screens.work, { standing: 'Needs help' }),
  },
  'company behind': {
    one: 'company keeps students waiting',
    many: 'companies keep students waiting',
    noun: 'companies',
    act: 'Open company',
    to: companyOf,
  },
  'outcome to decide': {
    one: 'outcome to decide',
    many: 'outcomes to decide',
    noun: 'outcomes',
    act: 'Decide',
    to: roomOf,
  },
  'objection to decide': {
    one: 'objection to an outcome',
    many: 'objections to outcomes',
    noun: 'objections',
    act: 'Decide',
    to: roomOf,
  },
  'no signing key': {
    one: 'signing key is missing',
    many: 'signing keys are missing',
    noun: 'keys',
    act: 'See credentials',
    to: () => screens.credentials,
  },
  'overdue answer': {
    one: 'project with unanswered applications',
    many: 'projects with unanswered applications',
    noun: 'projects',
    act: 'Open project',
    to: projectOf,
  },
  'permission overdue': {
    one: 'company has not said what may be shown',
    many: 'companies have not said what may be shown',
    noun: 'companies',
    act: 'Follow up',
    to: (id) => `${roomOf(id)}#proof`,
  },
  'project awaiting approval': {
    one: 'project awaiting approval',
    many: 'projects awaiting approval',
    noun: 'projects',
    act: 'Review',
    to: (review) => addressWith(screens['manage-project'], { review }),
  },
  'unverified company': {
    one: 'unverified company',
    many: 'unverified companies',
    noun: 'companies',
    act: 'Open company',
    to: companyOf,
  },
  'domain to decide': {
    one: 'university’s domain to decide',
    many: 'universities’ domains to decide',
    noun: 'companies',
    act: 'Decide',
    to: companyOf,
  },
  'early sign': {
    one: 'company with early signs of trouble',
    many: 'companies with early signs of trouble',
    noun: 'companies',
    act: 'Open company',
    to: companyOf,
  },
  'open message': {
    one: 'open message',
    many: 'open messages',
    noun: 'messages',
    act: 'Answer',
    to: (message) => addressWith(screens.support, { state: 'open', message }),
  },
  'project at risk': {
    one: 'project with nobody working on it',
    many: 'projects with nobody working on them',
    noun: 'projects',
    act: 'Open project',
    to: projectOf,
  },
  'project without applicants': {
    one: 'project without applicants',
    many: 'projects without applicants',
    noun: 'projects',
    act: 'Open project',
    to: projectOf,
  },
};

const isListed = (kind: AttentionKind): kind is ListedKind =>
  listedKinds.some((listed) => listed === kind);

export const listAddress = (kind: AttentionKind, page = 1): string =>
  isListed(kind) ? addressWith(screens.dashboard, { attention: kind, page }) : kinds[kind].to(0);
