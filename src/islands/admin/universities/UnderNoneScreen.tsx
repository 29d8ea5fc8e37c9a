import { useState } from 'react';
import * as v from 'valibot';
import { unplacedPerPage, unplacedTexts } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { UnplacedText } from '../../../contract/universities/managed-universities.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { SearchInput } from '../../ui/form/SearchInput.tsx';
import { Empty } from '../../ui/list/Empty.tsx';
import { PagedList } from '../../ui/list/PagedList.tsx';
import { ScreenLink, useOpen, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { addressWith, page, text } from '../../ui/navigation/search.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { useRefreshUntold } from '../../ui/reading/live-connection.ts';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { screens } from '../screens.ts';
import { ofAnyRow, type TableDefinition } from '../table/definition.ts';
import { definition } from './definition.tsx';
import type { Goes } from './IntoAnotherDialog.tsx';
import { underNoneAddress, Views } from './Views.tsx';
import { studentsWords } from './words.ts';

const RowDialog = lazy(() => import('../table/RowDialog.tsx'));
const IntoAnotherDialog = lazy(() => import('./IntoAnotherDialog.tsx'));

/** The table's own dialog, begun with what students wrote; what is typed is not mixed with anything else. */
const begunWith = (text: string): TableDefinition<object> => {
  const { form } = definition;
  const begun = form && { form: { ...form, blank: { ...form.blank, name: text } } };
  return ofAnyRow({ ...definition, table: `universities-as-${text}`, ...begun });
};

const inAddress = v.object({ search: text(100), page });

type Open = { readonly kind: 'add'; readonly text: string } | { readonly kind: 'into'; goes: Goes };

/** Texts by students that match no university. Each becomes a university or a name of one. */
export function UnderNoneScreen() {
  const asked = v.parse(inAddress, useSearch());
  const list = useRead(unplacedTexts({ searchText: asked.search, page: asked.page }));
  const [shown, show] = useState<Open | null>(null);
  const refreshUntold = useRefreshUntold();
  const close = () => show(null);
  const done = (sentence: string) => {
    announce(sentence);
    refreshUntold();
    close();
    focusSoon('main');
  };
  const actsOn = ({ text: written, students }: UnplacedText) => ({
    onAdd: () => show({ kind: 'add', text: written }),
    onAddTo: () => show({ kind: 'into', goes: { what: 'text', text: written, students } }),
  });
  return (
    <Screen title="Universities" lead="Names that students wrote and that match no university.">
      <div className="table-screen">
        <Views current="none" />
        <UnplacedSearch search={asked.search} />
        <div>
          <PagedList
            of={list}
            loading={<Skeleton of="what students wrote" lines={6} />}
            failed="What students wrote could not be loaded. Please try again later."
            empty={
              asked.search ? (
                <Empty drawing="search" title="No student wrote this." />
              ) : (
                <Empty drawing="quiet" title="Every student belongs to a university." />
              )
            }
            className="unplaced lined plain-list ruled"
            aria-label="What students wrote"
            pageSize={unplacedPerPage}
            noun="texts"
            addressOf={(next) => underNoneAddress({ ...asked, page: next })}
          >
            {(row) => <UnplacedRow key={row.text} row={row} {...actsOn(row)} />}
          </PagedList>
        </div>
      </div>
      {shown?.kind === 'add' && (
        <RowDialog definition={begunWith(shown.text)} onAdded={refreshUntold} onClose={close} />
      )}
      {shown?.kind === 'into' && (
        <IntoAnotherDialog
          goes={shown.goes}
          onDone={({ name }) => done(`Added to ${name}.`)}
          onClose={close}
        />
      )}
    </Screen>
  );
}

interface Props {
  row: UnplacedText;
  onAdd: () => void;
  onAddTo: () => void;
}

/** One text, who wrote it, and what can be made of it. */
function UnplacedRow({ row: { text, students }, onAdd, onAddTo }: Props) {
  const who = { university: 'none', search: text.slice(0, 100) };
  return (
    <li className="unplaced-row">
      <p className="fw-semibold m-0">{text}</p>
      <div>
        <ScreenLink to={addressWith(screens['manage-students'], who)} className="record-link">
          {studentsWords(students)}
          <span className="visually-hidden"> who wrote {text}</span>
        </ScreenLink>
      </div>
      <div className="d-flex flex-wrap gap-2">
        <Button size="sm" onClick={onAdd}>
          Add as a university<span className="visually-hidden"> {text}</span>
        </Button>
        <Button size="sm" onClick={onAddTo}>
          Add to…<span className="visually-hidden"> {text}</span>
        </Button>
      </div>
    </li>
  );
}

const words = 'Search what students wrote';

/** Search among these texts, kept in the address. */
function UnplacedSearch({ search }: { search: string }) {
  const open = useOpen();
  return (
    <search className="table-tools" aria-label={words}>
      <div className="table-search with-icon">
        <Icon name="search" />
        <SearchInput
          aria-label={words}
          placeholder={words}
          maxLength={100}
          searchText={search}
          onSearch={(searched) => open(underNoneAddress({ search: searched }), true)}
        />
      </div>
    </search>
  );
}
