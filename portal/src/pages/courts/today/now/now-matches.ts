import type { Block, Row } from '../day-plan.ts'

export interface CourtMatch {
  block: Block
  /** Name of the court. */
  court: string
}

/** What is on the courts now, and what comes next on each; both in the order of the courts. */
export function toNowMatches(rows: readonly Row[]): Record<'inPlay' | 'next', CourtMatch[]> {
  const onCourt = ({ court }: Row, blocks: readonly Block[]) =>
    blocks.map((block) => ({ block, court: court.name }))
  return {
    inPlay: rows.flatMap((row) => onCourt(row, row.current)),
    next: rows.flatMap((row) => onCourt(row, row.next === null ? [] : [row.next])),
  }
}
