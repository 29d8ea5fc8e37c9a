/**
 * A browser’s translator takes texts out of the page and puts elements of its own in their place. React still holds those
 * texts: it would throw where it puts something before one or removes it, and change words that nobody sees.
 */
const standIns = new WeakMap<Node, Element>();

const isStandIn = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Finds the node in `parent` that replaced a removed text node; null if there is none. */
function inPlaceOf(node: Node, parent: Node): Node | null {
  if (node.parentNode === parent) return node;
  const standIn = standIns.get(node);
  return standIn?.parentNode === parent ? standIn : null;
}

/** Has React go on in a page whose texts are moved. Does nothing where there is no page. */
export function goOnWhileTranslated(): void {
  if (typeof Node === 'undefined') return;
  const page = Node.prototype;
  const { insertBefore, removeChild } = page;
  page.insertBefore = function insert<T extends Node>(this: Node, added: T, before: Node | null) {
    return insertBefore.call(this, added, before && inPlaceOf(before, this)) as T;
  };
  page.removeChild = function remove<T extends Node>(this: Node, removed: T) {
    const found = inPlaceOf(removed, this);
    if (found) removeChild.call(this, found);
    return removed;
  };
  // A text whose words change is put back, and translated again from there.
  const words = new MutationObserver((changes) => {
    for (const { target } of changes) standIns.get(target)?.replaceWith(target);
  });
  const places = new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      const [text] = removedNodes;
      const standIn = [addedNodes[0], previousSibling, nextSibling].find(isStandIn);
      if (!(text instanceof Text) || !standIn) continue;
      standIns.set(text, standIn);
      words.observe(text, { characterData: true });
    }
  });
  places.observe(document, { childList: true, subtree: true });
}
