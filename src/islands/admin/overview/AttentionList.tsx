import { attentionList, attentionPerPage } from '../../../api/read/reports.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { ListedKind } from '../../../contract/reports/overview.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { PagedList } from '../../ui/list/PagedList.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { screens } from '../screens.ts';
import { kinds, listAddress } from './attention-kinds.ts';
import { InPlaceAct, isDoneInPlace } from './InPlaceAct.tsx';

/** Everything of one kind that needs attention, each leading to where it is dealt with. */
export function AttentionList({ kind, page }: { kind: ListedKind; page: number }) {
  const { one, many, noun, act, to } = kinds[kind];
  const list = useRead(attentionList(kind, page));
  const total = list.data?.total;
  return (
    <Screen
      title="Needs attention"
      lead={
        <>
          {total !== undefined && `${total.toLocaleString('en')} ${total === 1 ? one : many}. `}
          <ScreenLink to={screens.dashboard}>Everything that needs attention</ScreenLink>
        </>
      }
    >
      <PagedList
        of={list}
        loading={<Skeleton of={noun} lines={6} />}
        failed="The list could not be loaded. Try again later."
        empty={<Empty drawing="quiet" title="Nothing here needs attention now" />}
        className="attention-list plain-list max-w-60"
        aria-label={many}
        pageSize={attentionPerPage}
        noun={noun}
        addressOf={(next) => listAddress(kind, next)}
      >
        {({ id, title, detail }) => (
          <li key={`${id} ${detail}`}>
            <p className="m-0">
              <bdi className="d-block fw-semibold">{title}</bdi>
              <bdi className="d-block soft">{detail}</bdi>
            </p>
            <div className="attention-acts">
              {isDoneInPlace(kind) && <InPlaceAct kind={kind} about={{ id, title, detail }} />}
              <ScreenLink to={to(id)} className="btn btn-sm btn-outline-primary">
                {act}
                <span className="visually-hidden">: {title}</span>
              </ScreenLink>
            </div>
          </li>
        )}
      </PagedList>
    </Screen>
  );
}
