import { type ComponentProps, useEffect, useState } from 'react';

interface Props extends Pick<ComponentProps<'input'>, 'aria-label' | 'placeholder' | 'maxLength'> {
  /** What the address says is searched for. */
  searchText: string;
  onSearch: (searchText: string) => void;
}

/** What is searched for, with every letter; it stands in the address. */
export function SearchInput({ searchText, onSearch, ...rest }: Props) {
  const [typed, setTyped] = useState(searchText);
  // Back and forward change the address from outside.
  useEffect(() => setTyped(searchText), [searchText]);
  return (
    <input
      type="search"
      className="form-control"
      autoComplete="off"
      {...rest}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onSearch(target.value);
      }}
    />
  );
}
