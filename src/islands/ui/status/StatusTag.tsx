/** A status in its colours. `status` chooses them; `children` are the words, the status itself unless given. */
export function StatusTag({ status, children = status }: { status: string; children?: string }) {
  const slug = status.toLowerCase().replaceAll(' ', '-');
  return <span className={`tag tag-${slug}`}>{children}</span>;
}
