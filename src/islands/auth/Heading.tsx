import { type ReactNode, useEffect, useRef } from 'react';

/** The title of a view that came in place of another: it takes the focus, so that it is read out. */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="door-heading">
      {children}
    </h1>
  );
}
