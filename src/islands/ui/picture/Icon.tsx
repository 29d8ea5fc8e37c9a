/** A line drawing from the sprite; always beside words, or inside something that has a label. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
