import { terms } from '../../../api/tables/terms.ts';
import type { Term, TermDate, TermForm } from '../../../contract/terms/terms.ts';
import { phaseWords, shortDay } from '../../features/terms/term-words.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { addressWith } from '../../ui/navigation/search.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { screens } from '../screens.ts';
import type { TableColumn, TableDefinition } from '../table/definition.ts';
import '../records/record-link.scss';

const dayColumn = (id: TermDate, label: string): TableColumn<Term> => ({
  id,
  label,
  look: 'time',
  cell: (term) => <Day of={term[id]} />,
});

/** From one day to another; where there is little room, below each other. */
const spanColumn = (label: string, from: TermDate, to: TermDate): TableColumn<Term> => ({
  id: from,
  label,
  cell: (term) => (
    <>
      <span className="text-nowrap">
        <Day of={term[from]} /> –
      </span>{' '}
      <Day of={term[to]} />
    </>
  ),
});

const Day = ({ of }: { of: string }) => (
  <time className="text-nowrap" dateTime={of}>
    {shortDay(of)}
  </time>
);

/** The way to what is in a term. */
const Way = ({ of, label, path }: { of: Term; label: string; path: string }) => (
  <ScreenLink to={addressWith(path, { term: of.id })} className="record-link">
    {label}
    <span className="visually-hidden"> of {of.name}</span>
  </ScreenLink>
);

/** The terms as the office keeps them. */
export const definition: TableDefinition<Term, TermForm> = {
  table: 'terms',
  path: screens.terms,
  title: 'Terms',
  lead: 'When students apply, are chosen and work. A project or a student is in one term, or in none.',
  many: 'terms',
  source: terms,
  searchHint: 'Search by name',
  empty: 'No terms found.',
  untilThen: 'Without terms, projects are open whenever their companies want.',
  addLabel: 'Add term',
  RowDialog: lazy(() => import('./TermDialog.tsx')),
  acts: () => [],
  isFixed: ({ phase }) => phase === 'past',
  added: ({ name }) => `${name} added.`,
  columns: [
    {
      id: 'name',
      label: 'Name',
      look: 'name',
      inHeading: true,
      cell: ({ name }) => name,
    },
    {
      id: 'phase',
      label: 'Now',
      cell: ({ phase }) => <StatusTag status={phase}>{phaseWords[phase]}</StatusTag>,
    },
    spanColumn('Applying', 'applyFrom', 'applyTo'),
    dayColumn('answerBy', 'Answers by'),
    spanColumn('Work', 'workFrom', 'workTo'),
    dayColumn('evaluateBy', 'Evaluation by'),
    {
      id: 'within',
      label: 'In it',
      cell: (term) => (
        <>
          <Way of={term} label="Projects" path={screens['manage-project']} />{' '}
          <Way of={term} label="Students" path={screens['manage-students']} />
        </>
      ),
    },
  ],
  filters: [],
};
