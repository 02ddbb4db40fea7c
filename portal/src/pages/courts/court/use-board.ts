import { useEffect, useState } from 'react'
import { useConnection } from '../../../graph/connection.ts'
import { type Fault, mayPass } from '../../../graph/fault.ts'
import { useRecord } from '../../../graph/live.ts'
import { isOfCourt } from '../../../graph/presented-as.ts'
import { untilReached, useAsk } from '../../../graph/use-ask.ts'
import { useNow } from '../../../time/use-times.ts'
import { findKeptCourt, keepCourt } from '../offline/kept-board.ts'
import { type Board, type BoardMatch, laterOf, toLastChange } from './board.ts'

interface Shown {
  board: Board | null
  /** Points before and after the last change that the page saw. */
  lastChange: string | null
}

export interface FollowedBoard extends Shown {
  /** When the board was last known to be so; null while it is. */
  staleSince: Date | null
  isLoading: boolean
  error: Fault | null
  refetch: () => void
  /** Takes the state that an answer has, which may come before the board says so. */
  see: (match: BoardMatch) => void
}

/** The board of a court, as it is and as it changes. */
export function useBoard(publicId: string): FollowedBoard {
  const [shown, setShown] = useState<Shown>({ board: null, lastChange: null })
  const { data, error, isLoading, refetch } = useAsk(
    'PortalCourtBoard',
    { publicId },
    untilReached(() => findKept(publicId) !== null),
  )
  const isCut = error !== null && mayPass(error)
  const connection = useConnection()
  const kept = isCut && !data ? findKept(publicId) : null
  const first = data?.courtBoard ?? kept?.board ?? null
  // Switched off meanwhile: an earlier board is no longer the caller's to show.
  const board = error && !isCut ? null : (shown.board ?? first)
  const isKept = kept !== null && shown.board === null
  const staleSince = isKept ? new Date(kept.at) : connection.staleSince
  const minute = useNow()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board that no point changes is as new as its connection
  useEffect(() => {
    if (board === null || isCut || connection.staleSince !== null) return
    keepCourt(localStorage, publicId, {
      ...{ wayIn: isOfCourt() ? 'court' : 'staff', board, at: Date.now() },
    })
  }, [board, isCut, publicId, connection.staleSince, minute])
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
    staleSince,
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

const findKept = (publicId: string) => findKeptCourt(localStorage, publicId, Date.now())

function withBoard(old: Shown, before: Board | null, next: Board): Shown {
  const known = before?.match ?? null
  const match = laterOf(known, next.match)
  return { board: { ...next, match }, lastChange: toLastChange(old.lastChange, known, match) }
}
