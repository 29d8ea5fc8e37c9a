import { serverSource } from '../../../api/tables/server-source.ts';
import {
  addUniversity,
  deleteUniversity,
  listUniversities,
  type ManagedUniversity,
  type UniversityForm,
  universityColumns,
  updateUniversity,
} from '../../../contract/universities/managed-universities.ts';
import { fieldId, type Tied } from '../../ui/form/fields.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { addressWith } from '../../ui/navigation/search.ts';
import { lazy } from '../../ui/reading/lazy.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { screens } from '../screens.ts';
import type { ActDialogProps } from '../table/definition.ts';
import { tableOf } from '../table/table-of.tsx';
import { linesOf, universityLines } from './university-form.ts';
import { studentsWords } from './words.ts';
import '../records/record-link.scss';

const IntoAnotherDialog = lazy(() => import('./IntoAnotherDialog.tsx'));

/** Merges a row of the table into another one. */
function MergeDialog({ row, onDone, onClose }: ActDialogProps<ManagedUniversity>) {
  const { id, name } = row;
  return (
    <IntoAnotherDialog
      goes={{ what: 'university', id, name }}
      onDone={(into) => {
        announce(`${name} merged into ${into.name}.`);
        onDone();
      }}
      onClose={onClose}
    />
  );
}

/** The way to those who belong to a university: `university` of their list. */
const Way = ({
  of,
  to,
  many,
}: {
  of: ManagedUniversity;
  to: string;
  many: 'students' | 'staff';
}) => (
  <ScreenLink to={addressWith(to, { university: of.id })} className="record-link">
    {of[many].toLocaleString('en')}
    <span className="visually-hidden">
      {' '}
      {many} of {of.name}
    </span>
  </ScreenLink>
);

/** Admins' table of universities. */
export const definition = tableOf<ManagedUniversity, UniversityForm>({
  table: 'universities',
  path: screens.universities,
  title: 'Universities',
  lead: 'Students belong to one of these by the university in their profile, or by their email address.',
  many: 'universities',
  source: serverSource({
    noun: 'university',
    labelOf: ({ name }) => name,
    deletableKind: 'university',
    csv: ['id', 'name', 'otherNames', 'domains', 'students', 'staff', 'createdAt'],
    calls: {
      list: listUniversities,
      add: addUniversity,
      change: updateUniversity,
      remove: deleteUniversity,
    },
  }),
  searchHint: 'Search by name or domain',
  empty: 'No universities found.',
  untilThen: 'Add the universities your students come from.',
  addLabel: 'Add university',
  acts: () => [{ act: 'merge', label: 'Merge into…', form: {}, patch: {} }],
  actDialogs: { merge: MergeDialog },
  added: ({ name, students }) => `${name} added, with ${studentsWords(students)}.`,
  form: {
    schema: universityLines,
    titles: ['Add university', 'Edit university'],
    width: 500,
    blank: { confirmsPlaces: false },
    valuesOf: linesOf,
  },
  sorts: universityColumns,
  fields: {
    name: {
      label: 'Name',
      look: 'name',
      inHeading: true,
      cell: ({ id, name }) => (
        <ScreenLink
          to={addressWith(screens['manage-students'], { university: id })}
          className="record-link"
        >
          {name}
        </ScreenLink>
      ),
      asks: 'line',
    },
    otherNames: {
      label: 'Other names',
      look: 'long',
      asks: 'text',
      rows: 3,
      isOptional: true,
      hint: 'One per line: short forms and other spellings. Letter case and spaces do not matter.',
    },
    domains: {
      label: 'Mail domains',
      look: 'long',
      asks: 'text',
      rows: 3,
      isOptional: true,
      hint: 'One per line, such as leeds.ac.uk. Students with an address there, or in a subdomain, belong to this university unless they named another one.',
    },
    // Staff who confirm places must be invited first, so the university must exist.
    confirmsPlaces: { label: '', cell: null, asks: ConfirmsPlaces, isLater: true },
    students: {
      label: 'Students',
      look: 'number',
      cell: (row) => <Way of={row} to={screens['manage-students']} many="students" />,
    },
    staff: {
      label: 'Staff',
      look: 'number',
      cell: (row) => <Way of={row} to={screens.staff} many="staff" />,
    },
    createdAt: { label: 'Added', hidden: true, look: 'time' },
  },
});

/** Asks if the university has the last word on places, and explains the effect. */
function ConfirmsPlaces({ field, error }: Tied) {
  const id = fieldId(field.name);
  return (
    <div className="form-check">
      <input
        type="checkbox"
        className={`form-check-input ${error ? 'is-invalid' : ''}`}
        id={id}
        aria-describedby={`${id}-hint`}
        {...field}
      />
      <label className="form-check-label" htmlFor={id}>
        Its staff confirm places
      </label>
      <p className="form-text mb-0" id={`${id}-hint`}>
        A student who accepts an offer then waits for them to confirm. The place is held until the
        offer would have ended.
      </p>
      {error && <div className="invalid-feedback d-block">{error}</div>}
    </div>
  );
}
