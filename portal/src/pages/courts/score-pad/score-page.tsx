import type { PageProps } from '../../../router/page-props.ts'
import { BoardStates } from '../court/board-states.tsx'
import { CourtWayIn } from '../court/way-in.tsx'
import { BackLink } from './back-link.tsx'
import { PairingForm } from './pairing-form.tsx'
import { ScorePad } from './score-pad.tsx'

/** One tap for the last point, one tap to take it back. */
export default function ScorePage({ params }: PageProps) {
  const publicId = params['court'] ?? null
  if (publicId === null) return <PairingForm publicId={null} onPaired={() => undefined} />
  return (
    <CourtWayIn
      kinds={['device']}
      otherwise={(paired) => <PairingForm publicId={publicId} onPaired={paired} />}
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
