import type { Board } from '../court/board.ts'

/** How a browser was let in to a court, and what its board showed last. */
export interface KeptCourt {
  wayIn: 'court' | 'staff'
  board: Board
  at: number
  /** The court's credential was refused since: a reason to say, and nothing to open. */
  hasEnded?: boolean
}

/** Where a browser keeps texts. */
export type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEPT_FOR_MS = 24 * 60 * 60_000

/** Keeps a board without its players: without a connection the sides have their colours alone. */
export function keepCourt(texts: Texts, publicId: string, { wayIn, board, at }: KeptCourt): void {
  const match = board.match && { ...board.match, players: [] }
  const kept: KeptCourt = { wayIn, board: { ...board, match }, at }
  try {
    texts.setItem(keyOf(publicId), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing opens the court with a connection alone.
  }
}

/** Null where nothing is kept, or for more than a day. */
export function findKeptCourt(texts: Texts, publicId: string, now: number): KeptCourt | null {
  try {
    const kept = JSON.parse(texts.getItem(keyOf(publicId)) ?? 'null') as KeptCourt | null
    return kept && now - kept.at <= KEPT_FOR_MS ? kept : null
  } catch {
    return null
  }
}

/** True where this browser was let in as the court's own, and is no more; what a person saw is forgotten. */
export function endKeptCourt(texts: Texts, publicId: string, now: number): boolean {
  const kept = findKeptCourt(texts, publicId, now)
  if (kept?.wayIn !== 'court') {
    texts.removeItem(keyOf(publicId))
    return false
  }
  if (!kept.hasEnded) texts.setItem(keyOf(publicId), JSON.stringify({ ...kept, hasEnded: true }))
  return true
}

function keyOf(publicId: string): string {
  return `clubgate-court-${publicId}`
}
