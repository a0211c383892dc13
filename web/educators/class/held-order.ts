/** The order that is wanted, but what is held stays at the place where it is shown. */
export function heldOrder(
  shown: readonly string[],
  wanted: readonly string[],
  held: ReadonlySet<string>,
): readonly string[] {
  const left = shown.filter((id) => wanted.includes(id))
  const kept = new Map([...left.entries()].filter(([, id]) => held.has(id)))
  const moving = wanted.filter((id) => !left.includes(id) || !held.has(id)).values()
  const order = wanted.map((_, place) => kept.get(place) ?? moving.next().value ?? '')
  return order.length === shown.length && order.every((id, place) => id === shown[place]) ? shown : order
}
