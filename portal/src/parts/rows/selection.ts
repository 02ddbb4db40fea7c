/** Rows that are chosen, and the one from which a range begins. */
export interface Selection {
  ids: ReadonlySet<string>
  anchor: string | null
}

export const NOTHING_CHOSEN: Selection = { ids: new Set(), anchor: null }

/** Chooses a row, or takes it out again. */
export function toggleRow({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Chooses the rows from the anchor to this one, in the order in which they are listed. */
export function extendTo(selection: Selection, id: string, listed: readonly string[]): Selection {
  const { ids, anchor } = selection
  const from = anchor === null ? -1 : listed.indexOf(anchor)
  const to = listed.indexOf(id)
  if (from === -1 || to === -1) return toggleRow(selection, id)
  const range = listed.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...ids, ...range]), anchor }
}

/** All of them, or none where all are chosen already. */
export function toggleAll({ ids }: Selection, listed: readonly string[]): Selection {
  if (listed.length > 0 && listed.every((id) => ids.has(id))) return NOTHING_CHOSEN
  return { ids: new Set([...ids, ...listed]), anchor: null }
}
