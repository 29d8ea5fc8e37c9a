import createPurifier, { type Config } from 'dompurify';
import { Marked } from 'marked';
import { markdownElements } from '../../../contract/markdown.ts';
import { wholeLink } from '../../../contract/typed/links.ts';

/** A single line break is one, as people expect who know no markdown; of a picture only its words stay. */
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

const config: Config = {
  ALLOWED_TAGS: markdownElements,
  ALLOWED_ATTR: ['href', 'start'],
  // A list's first number is no address and need not look like one.
  ADD_URI_SAFE_ATTR: ['start'],
  ALLOWED_URI_REGEXP: /^(https?|mailto):/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Headings begin below those of the page. */
const lowered: Readonly<Record<string, string>> = { H1: 'h3', H2: 'h4' };

const purifier = createPurifier(window);
purifier.addHook('uponSanitizeElement', (node) => {
  const name = lowered[node.nodeName];
  if (!name || !(node instanceof Element)) return;
  const heading = document.createElement(name);
  heading.append(...node.childNodes);
  node.replaceWith(heading);
});
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
});

/** Markdown as safe HTML. */
export const safeHtml = (text: string): string =>
  purifier.sanitize(marked.parse(text) as string, config);
