import { useWords } from '../../../i18n/use-words.tsx'
import { Empty } from '../../../parts/states/states.tsx'
import type { PageProps } from '../../../router/page-props.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { BoardStates } from '../court/board-states.tsx'
import { courtWords } from '../court/court-words.ts'
import { SignInLink } from '../court/sign-in-link.tsx'
import { CourtWayIn } from '../court/way-in.tsx'
import { useCourtWorker } from '../offline/use-court-worker.ts'
import { Wall } from './wall.tsx'

/** The score of a court from across the hall. */
export default function ScreenPage({ params }: PageProps) {
  const publicId = params['court'] ?? ''
  useCourtWorker('screen')
  return (
    <CourtWayIn
      publicId={publicId}
      kinds={['screen', 'device']}
      otherwise={(_found, ended) => <NotShown isSignedOut={ended === 'staff'} />}
    >
      {(wayIn) => (
        <BoardStates publicId={publicId} wayIn={wayIn}>
          {(board, { staleSince }) => <Wall board={board} staleSince={staleSince} />}
        </BoardStates>
      )}
    </CourtWayIn>
  )
}

/** In the place of a screen that is switched off, or whose member of staff is signed in no more. */
function NotShown({ isSignedOut }: { isSignedOut: boolean }) {
  const words = useWords(courtWords)
  const title = isSignedOut ? words.sessionEnded : words.screenTitle
  useTitle(title)
  return (
    <main className="solo" id="main">
      <Empty isPage title={title} text={isSignedOut ? words.screenSessionEnded : words.screenText}>
        <SignInLink />
      </Empty>
    </main>
  )
}
