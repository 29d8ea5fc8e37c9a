import { createElement, useState } from 'react';

/** One field that keeps what is typed. */
export function Field() {
  const [typed, setTyped] = useState('');
  return createElement(
    'label',
    null,
    'Name ',
    createElement('input', {
      value: typed,
      onChange: (event: { target: HTMLInputElement }) => setTyped(event.target.value),
    }),
  );
}
