import { useState } from 'react';
import { refreshOnRefusal } from '../../../../api/act/refusal.ts';
import { useAct } from '../../../../api/act/useAct.ts';
import { type BoardQuery, board, boardPerPage } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { remind } from '../../../../contract/engagements/board.ts';
import { timeNow } from '../../../../session/clock.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { SearchInput } from '../../../ui/form/SearchInput.tsx';
import { Empty } from '../../../ui/list/Empty.tsx';
import { PagedList } from '../../../ui/list/PagedList.tsx';
import { ScreenLink, useOpen } from '../../../ui/navigation/navigation.tsx';
import { Screen } from '../../../ui/navigation/Screen.tsx';
import { useRefreshUntold } from '../../../ui/reading/live-connection.ts';
import { MoveFailed } from '../../../ui/status/MoveFailed.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import { TermFilter } from '../../terms/TermFilter.tsx';
import { boardAddress } from '../work-address.ts';
import { BoardRow } from './BoardRow.tsx';
import { WorkTabs } from './WorkTabs.tsx';

interface Props {
  screen: string;
  query: BoardQuery;
  mayAct: boolean;
}

export function BoardScreen({ screen, query, mayAct }: Props) {
  const open = useOpen();
  const refreshUntold = useRefreshUntold();
  // A reminder is not sent twice, even before the list shows it.
  const [reminded, setReminded] = useState<ReadonlyMap<number, string>>(new Map());
  // It binds nobody, so it is not asked twice.
  const { press, isPending, failure } = useAct(remind, {
    done: (_, { params }) => {
      const id = Number(params.id);
      announce('Reminded.');
      setReminded((before) => new Map(before).set(id, timeNow().toISOString()));
      // Another act comes first in that row now.
      focusSoon(`work-${id}`);
      refreshUntold();
    },
    failed: refreshOnRefusal,
  });
  const addressOf = (changed: Partial<BoardQuery>) =>
    boardAddress(screen, { ...query, page: 1, ...changed });
  return (
    <Screen title="Work" lead="Work under way, longest wait first.">
      <WorkTabs screen={screen} query={query} chosen={query.standing} />
      <BoardFilters
        query={query}
        onLook={(changed, replace) => open(addressOf(changed), replace)}
      />
      <MoveFailed failure={failure} />
      <PagedList
        of={useRead(board(query))}
        what="the work"
        empty={<NothingHere query={query} all={boardAddress(screen, {})} />}
        className="engagements board plain-list line-top"
        aria-label="Work"
        pageSize={boardPerPage}
        noun="engagements"
        addressOf={(page) => addressOf({ page })}
      >
        {(work) => (
          <BoardRow
            key={work.id}
            work={{ ...work, remindedAt: reminded.get(work.id) ?? work.remindedAt }}
            screen={screen}
            mayAct={mayAct}
            isBusy={isPending}
            onRemind={() => press({ params: { id: work.id } })}
          />
        )}
      </PagedList>
    </Screen>
  );
}

function NothingHere({ query, all }: { query: BoardQuery; all: string }) {
  const { standing, searchText, term } = query;
  if (searchText === '' && term === '')
    return standing === '' ? (
      <Empty drawing="gap" title="No work under way">
        <p>Once a student accepts an offer, their work appears here.</p>
      </Empty>
    ) : (
      <Empty drawing="quiet" title={`Nothing under “${standing}”`}>
        <p>Work appears here when that changes.</p>
      </Empty>
    );
  return (
    <Empty drawing="search" title="No work found">
      <p>No work under way matches.</p>
      <ScreenLink to={all} className="btn btn-outline-primary">
        All work under way
      </ScreenLink>
    </Empty>
  );
}

interface FilterProps {
  query: BoardQuery;
  onLook: (changed: Partial<BoardQuery>, replace?: boolean) => void;
}

function BoardFilters({ query, onLook }: FilterProps) {
  const { searchText, term } = query;
  return (
    <search className="d-flex flex-wrap gap-3 mb-4" aria-label="Work">
      <SearchInput
        className="flex-from-14 max-w-24"
        aria-label="Search by project, student or company"
        placeholder="Search by project, student or company"
        maxLength={100}
        searchText={searchText}
        onSearch={(searchText) => onLook({ searchText }, true)}
      />
      <TermFilter term={term} none="No term" onChoose={(chosen) => onLook({ term: chosen })} />
    </search>
  );
}
