interface Placed {
  id: string
  /** Start in hours. */
  a: number
  look?: string
}

export interface FocusRow {
  blocks: readonly Placed[]
}

/** The block that a key leads to; null for a key that moves nothing. */
export function moveFocus(
  rows: readonly FocusRow[],
  current: string | null,
  key: string,
  now: number | null,
): string | null {
  const at = rows.findIndex(({ blocks }) => blocks.some(({ id }) => id === current))
  const blocks = rows[at]?.blocks ?? []
  const index = blocks.findIndex(({ id }) => id === current)
  const block = blocks[index]
  if (block === undefined) return null
  switch (key) {
    case 'ArrowRight':
      return blocks[index + 1]?.id ?? null
    case 'ArrowLeft':
      return blocks[index - 1]?.id ?? null
    case 'Home':
      return blocks[0]?.id ?? null
    case 'End':
      return blocks.at(-1)?.id ?? null
    case 'ArrowDown':
      return nearest(rows.slice(at + 1), block.a)
    case 'ArrowUp':
      return nearest(rows.slice(0, at).reverse(), block.a)
    case 't':
      return now === null ? null : (findLive([{ blocks }, ...rows]) ?? nearest([{ blocks }], now))
    default:
      return null
  }
}

/** The first match in play. */
function findLive(rows: readonly FocusRow[]): string | undefined {
  return rows.flatMap(({ blocks }) => blocks).find(({ look }) => look === 'live')?.id
}

/** In the first court that has blocks, the one that begins nearest to an hour. */
function nearest(rows: readonly FocusRow[], hour: number): string | null {
  const blocks = rows.find((row) => row.blocks.length > 0)?.blocks ?? []
  const sorted = [...blocks].sort((one, other) => Math.abs(one.a - hour) - Math.abs(other.a - hour))
  return sorted[0]?.id ?? null
}
