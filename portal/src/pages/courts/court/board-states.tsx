import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import type { Board } from './board.ts'
import { courtWords } from './court-words.ts'
import { type FollowedBoard, useBoard } from './use-board.ts'

interface BoardStatesProps {
  publicId: string
  children: (board: Board, followed: FollowedBoard) => ReactNode
}

/** The board of a court, or why it cannot be shown. */
export function BoardStates({ publicId, children }: BoardStatesProps) {
  const words = useWords(courtWords)
  const followed = useBoard(publicId)
  const { board, isLoading, error, refetch } = followed
  if (board) return children(board, followed)
  return (
    <main className="solo" id="main">
      {isLoading && <Loading lines={4} />}
      {error && <FaultNote fault={error} onRetry={refetch} />}
      {!isLoading && !error && (
        <Empty isPage title={words.otherCourt} text={words.otherCourtText} />
      )}
    </main>
  )
}
