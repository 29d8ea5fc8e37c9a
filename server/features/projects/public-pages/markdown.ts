import { Marked } from 'marked';
import sanitize from 'sanitize-html';
import { markdownElements, whyNotDrawn } from '../../../../src/contract/markdown.ts';
import { wholeLink } from '../../../../src/contract/typed/links.ts';
import { Html, html } from './html.ts';

/** As the islands read it (`islands/ui/markdown`), so that a project looks the same on its page and in its dialog. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  async: false,
  renderer: { image: ({ text }) => text },
  // A link without its scheme or its slashes would lead into this site.
  walkTokens(token) {
    if (token.type === 'link') token.href = wholeLink(token.href);
  },
});

const allowed: sanitize.IOptions = {
  allowedTags: markdownElements,
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h3',
    h2: 'h4',
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
  },
};

/** Ordinary text grows by a third. */
const renderedAtMost = 100_000;

/** Markdown by users as HTML without anything active. Text that cannot be drawn is shown raw. */
export function markdown(text: string): Html {
  const rendered = whyNotDrawn(text) === null ? (marked.parse(text) as string) : null;
  if (rendered === null || rendered.length > renderedAtMost)
    return html`<p class="markdown markdown-plain">${text}</p>`;
  return html`<div class="markdown">${new Html(sanitize(rendered, allowed))}</div>`;
}
