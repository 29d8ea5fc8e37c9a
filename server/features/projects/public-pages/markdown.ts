import { Marked } from 'marked';
import sanitize from 'sanitize-html';
import { isShallow } from '../../../../src/contract/markdown.ts';
import { Html, html } from './html.ts';

/** As the islands read it (`islands/ui/markdown`), so that a project looks the same on its page and in its dialog. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  async: false,
  renderer: { image: ({ text }) => text },
});

const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'a'],
    ...['ul', 'ol', 'li', 'h3', 'h4', 'h5', 'h6'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h3',
    h2: 'h4',
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
  },
};

/** Text somebody wrote in markdown, as HTML in which nothing can act; what is nested too deep stands as it was written. */
export function markdown(text: string): Html {
  if (!isShallow(text)) return html`<p class="markdown markdown-plain">${text}</p>`;
  const safe = sanitize(marked.parse(text) as string, allowed);
  return html`<div class="markdown">${new Html(safe)}</div>`;
}
