import { terms } from '../../../api/tables/terms.ts';
import {
  type Term,
  type TermDate,
  type TermForm,
  termDateNames,
  termDates,
  termForm,
} from '../../../contract/terms/terms.ts';
import { phaseWords, shortDay } from '../../features/terms/term-words.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { addressWith } from '../../ui/navigation/search.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { screens } from '../screens.ts';
import type { TableField } from '../table/definition.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { tableOf } from '../table/table-of.tsx';
import '../records/record-link.scss';

const day = (name: TermDate) => ({ asked: termDates[name], asks: 'day' }) as const;

/** From one day to another; where there is little room, below each other. */
const span = (label: string, from: TermDate, to: TermDate): Record<string, TableField<Term>> => ({
  [from]: {
    ...day(from),
    label,
    cell: (term) => (
      <>
        <span className="text-nowrap">
          <Day of={term[from]} /> –
        </span>{' '}
        <Day of={term[to]} />
      </>
    ),
  },
  [to]: { ...day(to), label, cell: null },
});

const last = (label: string, name: TermDate): Record<string, TableField<Term>> => ({
  [name]: { ...day(name), label, look: 'time', cell: (term) => <Day of={term[name]} /> },
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

/** Admins' table of terms, read as a whole because they are few. */
export const definition = tableOf<Term, TermForm>({
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
  isFixed: ({ phase }) => phase === 'past',
  form: {
    schema: termForm,
    titles: ['Add term', 'Edit term'],
    width: 500,
    pairs: termDateNames,
    below: (
      <p className="form-text">
        Each day begins and ends at midnight. When you change a day, the deadlines of the term’s
        projects follow, and people are reminded of the new day. Offers already made keep their
        deadline.
      </p>
    ),
  },
  // They come in the one order that says something.
  sorts: [],
  fields: {
    name: {
      label: 'Name',
      look: 'name',
      inHeading: true,
      asks: 'line',
      hint: 'Such as Spring 2027.',
    },
    phase: {
      label: 'Now',
      cell: ({ phase }) => <StatusTag status={phase}>{phaseWords[phase]}</StatusTag>,
    },
    ...span('Applying', 'applyFrom', 'applyTo'),
    ...last('Answers by', 'answerBy'),
    ...span('Work', 'workFrom', 'workTo'),
    ...last('Evaluation by', 'evaluateBy'),
    within: {
      label: 'Projects and students',
      cell: (term) => (
        <>
          <Way of={term} label="Projects" path={screens['manage-project']} />{' '}
          <Way of={term} label="Students" path={screens['manage-students']} />
        </>
      ),
    },
  },
});

/** Dates of the terms are in the calendar. */
export default function TermsScreen() {
  return (
    <TableScreen
      definition={definition}
      tools={
        <ScreenLink to={screens.calendar} className="btn btn-outline-primary">
          Calendar
        </ScreenLink>
      }
    />
  );
}
