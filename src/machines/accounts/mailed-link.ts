import { fromCallback } from 'xstate';

/** Whether the page was opened by a link from a mail. */
export type LinkEvent =
  | { readonly type: 'link'; readonly token: string }
  | { readonly type: 'no link' };

/** Takes the token out of the address, now and whenever another link is opened in the same tab. */
export const watchLink = fromCallback<LinkEvent>(({ sendBack }) => {
  const read = () => {
    const { hash, pathname, search } = window.location;
    const token = hash.slice(1);
    // It must not stay in the history, in a bookmark or on a shared screen.
    if (token) window.history.replaceState(null, '', pathname + search);
    sendBack(token ? { type: 'link', token } : { type: 'no link' });
  };
  read();
  window.addEventListener('hashchange', read);
  return () => window.removeEventListener('hashchange', read);
});
