import { Select } from '../form/Select.tsx';
import { ScreenLink, useOpen } from '../navigation/navigation.tsx';
import { Icon } from '../picture/Icon.tsx';

interface Props {
  page: number;
  pageSize: number;
  total: number;
  /** True if there are more than were counted. */
  hasMore?: boolean | undefined;
  /** The address of another page, or of the first page at another size. */
  addressOf: (page: number, pageSize: number) => string;
  /** Sizes to choose from; none given, none offered. */
  sizes?: readonly number[];
  /** Plural of the items: `projects`. */
  noun: string;
}

/** Links to the other parts of a list and offers its sizes; nothing if it has no other pages and no choice of sizes. */
export function Paginator({ page, pageSize, total, hasMore, addressOf, sizes, noun }: Props) {
  const open = useOpen();
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const pages = Math.ceil(total / pageSize);
  if (pages < 2 && !sizes) return null;
  return (
    <nav className="paginator" aria-label={`Pages of ${noun}`}>
      {sizes && (
        <label className="paginator-size">
          <span>Items per page</span>
          <Select
            className="min-h-44 py-6px"
            value={pageSize}
            options={sizes.map((size) => [size, String(size)])}
            onChoose={(size) => open(addressOf(1, Number(size)))}
          />
        </label>
      )}
      <span className="note paginator-range tabular">
        {first}–{last} of {hasMore && 'more than '}
        {total.toLocaleString('en')}
      </span>
      <span className="paginator-steps d-flex gap-1">
        <Step to={page > 1 && addressOf(1, pageSize)} label="First page" icon="first" />
        <Step
          to={page > 1 && addressOf(page - 1, pageSize)}
          label="Previous page"
          icon="chevron-left"
        />
        <Step
          to={page < pages && addressOf(page + 1, pageSize)}
          label="Next page"
          icon="chevron-right"
        />
        <Step
          to={page < pages && !hasMore && addressOf(pages, pageSize)}
          label="Last page"
          icon="last"
        />
      </span>
    </nav>
  );
}

/** Stays where it is at either end, so that nothing jumps; there it is only not a link. */
function Step({ to, label, icon }: { to: string | false; label: string; icon: string }) {
  const drawing =
    icon === 'first' || icon === 'last' ? <EdgeIcon side={icon} /> : <Icon name={icon} />;
  if (to === false) return <span className="btn btn-icon disabled">{drawing}</span>;
  return (
    <ScreenLink to={to} className="btn btn-quiet btn-icon">
      {drawing}
      <span className="visually-hidden">{label}</span>
    </ScreenLink>
  );
}

function EdgeIcon({ side }: { side: 'first' | 'last' }) {
  const path = side === 'first' ? 'M18 5l-7 7 7 7M6 5v14' : 'M6 5l7 7-7 7M18 5v14';
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
