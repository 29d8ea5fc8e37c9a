/** A description as its company wrote it, with its lines. */
export function Description({ text }: { text: string }) {
  return <p className="project-description">{text}</p>;
}
