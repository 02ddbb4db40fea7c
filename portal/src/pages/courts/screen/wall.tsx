import { useTitle } from '../../../shell/use-title.ts'
import { useNow } from '../../../time/use-times.ts'
import type { Board } from '../court/board.ts'
import { useAwake } from '../court/use-awake.ts'
import { useIdleCursor } from './use-idle-cursor.ts'
import { WallView } from './wall-view.tsx'

/** The board of a court over the whole screen, which stays on. */
export function Wall({ board, staleSince }: { board: Board; staleSince: Date | null }) {
  const now = useNow(1_000)
  useAwake()
  useTitle(board.courtName)
  const isCursorShown = useIdleCursor()
  return (
    <div className={isCursorShown ? undefined : 'no-cursor'}>
      <WallView board={board} now={now} staleSince={staleSince} />
    </div>
  )
}
