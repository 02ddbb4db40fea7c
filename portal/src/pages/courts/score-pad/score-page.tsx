import type { PageProps } from '../../../router/page-props.ts'
import { BoardStates } from '../court/board-states.tsx'
import { CourtWayIn } from '../court/way-in.tsx'
import { useCourtWorker } from '../offline/use-court-worker.ts'
import { BackLink } from './back-link.tsx'
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
      otherwise={(paired, hasEnded) => (
        <PairingForm publicId={publicId} hasEnded={hasEnded} onPaired={paired} />
      )}
    >
      {(wayIn) => (
        <BoardStates publicId={publicId}>
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
