import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Link } from '../../../router/link.tsx'
import type { Board } from './board.ts'
import { courtWords } from './court-words.ts'
import { type FollowedBoard, useBoard } from './use-board.ts'
import type { WayIn } from './way-in.tsx'

interface BoardStatesProps {
  publicId: string
  wayIn: WayIn
  children: (board: Board, followed: FollowedBoard) => ReactNode
}

/** The board of a court, or why it cannot be shown. */
export function BoardStates({ publicId, wayIn, children }: BoardStatesProps) {
  const words = useWords(courtWords)
  const followed = useBoard(publicId)
  const { board, isLoading, error, refetch } = followed
  if (board) return children(board, followed)
  return (
    <main className="solo" id="main">
      {isLoading && <Loading lines={4} />}
      {error && <FaultNote fault={error} onRetry={refetch} />}
      {!isLoading && !error && wayIn === 'court' && (
        <Empty isPage title={words.otherCourt} text={words.otherCourtText} />
      )}
      {!isLoading && !error && wayIn === 'staff' && (
        <Empty isPage title={words.noCourt} text={words.noCourtText}>
          <Link className="btn" href="/portal/">
            {words.toPortal}
          </Link>
        </Empty>
      )}
    </main>
  )
}
