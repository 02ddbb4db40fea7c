import { useEffect, useState } from 'react'
import { type Fault, mayPass } from '../../../graph/fault.ts'
import { useRecord } from '../../../graph/live.ts'
import { isOfCourt } from '../../../graph/presented-as.ts'
import { useAsk } from '../../../graph/use-ask.ts'
import { findKeptCourt, keepCourt } from '../offline/kept-board.ts'
import { type Board, type BoardMatch, laterOf, toPointChange } from './board.ts'

interface Shown {
  board: Board | null
  /** Points before and after the last change that the page saw. */
  lastChange: string | null
}

export interface FollowedBoard extends Shown {
  isLoading: boolean
  error: Fault | null
  refetch: () => void
  /** Takes the state that an answer has, which may come before the board says so. */
  see: (match: BoardMatch) => void
}

/** The board of a court, as it is and as it changes. */
export function useBoard(publicId: string): FollowedBoard {
  const [shown, setShown] = useState<Shown>({ board: null, lastChange: null })
  const { data, error, isLoading, refetch } = useAsk('PortalCourtBoard', { publicId })
  const isCut = error !== null && mayPass(error)
  const first = data?.courtBoard ?? (isCut ? findKept(publicId) : null)
  // Switched off meanwhile: an earlier board is no longer the caller's to show.
  const board = error && !isCut ? null : (shown.board ?? first)
  useEffect(() => {
    if (board === null || isCut) return
    keepCourt(localStorage, publicId, {
      ...{ wayIn: isOfCourt() ? 'court' : 'staff', board, at: Date.now() },
    })
  }, [board, isCut, publicId])
  const take = (next: Board) => setShown((old) => withBoard(old, old.board ?? first, next))
  useRecord(
    'PortalCourtBoardUpdates',
    { publicId },
    ({ courtBoardUpdates: next }) => {
      if (next) take(next)
    },
    { isOn: board !== null, onRefused: () => void refetch() },
  )
  return {
    board,
    lastChange: shown.lastChange,
    isLoading,
    error,
    refetch: () => void refetch(),
    see: (match) =>
      setShown((old) => {
        const before = old.board ?? first
        return before?.match?.id === match.id ? withBoard(old, before, { ...before, match }) : old
      }),
  }
}

function findKept(publicId: string): Board | null {
  return findKeptCourt(localStorage, publicId, Date.now())?.board ?? null
}

function withBoard(old: Shown, before: Board | null, next: Board): Shown {
  const known = before?.match ?? null
  const match = laterOf(known, next.match)
  const change = match && toPointChange(known, match)
  const isSame = known?.id === match?.id
  return { board: { ...next, match }, lastChange: change ?? (isSame ? old.lastChange : null) }
}
