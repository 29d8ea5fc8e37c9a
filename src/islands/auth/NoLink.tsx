import { Heading } from './Heading.tsx';

/** There is no link to go on with: it was refused, or the page was opened without one. */
export function NoLink({ isRefused }: { isRefused: boolean }) {
  return (
    <>
      <Heading>{isRefused ? 'This link no longer works' : 'This page needs a link'}</Heading>
      <p className="lead soft">
        {isRefused
          ? 'A link works once and for a limited time, and a newer link replaces it.'
          : 'Open the link in our email again. It is lost when you reload this page.'}
      </p>
      <a className="btn btn-primary btn-lg w-100" href="/auth/forgot">
        Request a new link
      </a>
    </>
  );
}
