/** The order once one item has moved to another place; places count from 0 and are held within the list. */
export function movedTo(order: readonly number[], id: number, place: number): readonly number[] {
  const rest = order.filter((one) => one !== id);
  const at = Math.max(0, Math.min(place, rest.length));
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}
