import { useOpen } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { underNoneAddress } from './Views.tsx';

const words = 'Search what students wrote';

/** Narrows the texts to those that hold what is typed; it stands in the address. */
export function UnplacedSearch({ search }: { search: string }) {
  const open = useOpen();
  return (
    <search className="table-tools" aria-label={words}>
      <div className="table-search">
        <Icon name="search" />
        <input
          type="search"
          className="form-control"
          aria-label={words}
          placeholder={words}
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ target }) => open(underNoneAddress({ search: target.value }), true)}
        />
      </div>
    </search>
  );
}
