import { type ComponentProps, useEffect, useState } from 'react';

type Passed = 'aria-label' | 'className' | 'placeholder' | 'maxLength';

interface Props extends Pick<ComponentProps<'input'>, Passed> {
  /** Search text in the address. */
  searchText: string;
  onSearch: (searchText: string) => void;
}

/** Searches as the text is typed, and keeps it in the address. */
export function SearchInput({ searchText, onSearch, className = '', ...rest }: Props) {
  const [typed, setTyped] = useState(searchText);
  // Back and forward change the address from outside.
  useEffect(() => setTyped(searchText), [searchText]);
  return (
    <input
      type="search"
      className={`form-control ${className}`}
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
