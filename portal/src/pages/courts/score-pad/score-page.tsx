import { useWords } from '../../../i18n/use-words.tsx'
import { Empty } from '../../../parts/states/states.tsx'
import type { PageProps } from '../../../router/page-props.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { BoardStates } from '../court/board-states.tsx'
import { courtWords } from '../court/court-words.ts'
import { SignInLink } from '../court/sign-in-link.tsx'
import { CourtWayIn } from '../court/way-in.tsx'
import { useCourtWorker } from '../offline/use-court-worker.ts'
import { BackLink } from './back-link.tsx'
import { padWords } from './pad-words.ts'
import { PairingForm } from './pairing-form.tsx'
import { ScorePad } from './score-pad.tsx'

/** One tap for the last point, one tap to take it back. */
export default function ScorePage({ params }: PageProps) {
  const publicId = params['court'] ?? null
  useCourtWorker('score')
  if (publicId === null) return <PairingForm publicId={null} onPaired={() => undefined} />
  return (
    <CourtWayIn
      publicId={publicId}
      kinds={['device']}
      otherwise={(paired, ended) =>
        ended === 'staff' ? (
          <SessionEnded />
        ) : (
          <PairingForm publicId={publicId} hasEnded={ended === 'court'} onPaired={paired} />
        )
      }
    >
      {(wayIn) => (
        <BoardStates publicId={publicId} wayIn={wayIn}>
          {(board, followed) => (
            <ScorePad
              board={board}
              followed={followed}
              back={wayIn === 'staff' ? <BackLink /> : null}
            />
          )}
        </BoardStates>
      )}
    </CourtWayIn>
  )
}

/** In the place of a pad whose member of staff is signed in no more; the browser keeps what was tapped. */
function SessionEnded() {
  const { sessionEndedText } = useWords(padWords)
  const { sessionEnded } = useWords(courtWords)
  useTitle(sessionEnded)
  return (
    <main className="solo" id="main">
      <Empty isPage title={sessionEnded} text={sessionEndedText}>
        <SignInLink />
      </Empty>
    </main>
  )
}
