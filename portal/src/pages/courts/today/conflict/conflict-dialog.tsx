import { useChange, useReload } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { Link } from '../../../../router/link.tsx'
import { useClub } from '../../../../shell/club.tsx'
import { toClubPath } from '../../../../shell/visible-entries.ts'
import { useTimes } from '../../../../time/use-times.ts'
import { kindOf, type OpenConflict, toSettlement } from './conflict.ts'
import type { Sides } from './conflict-sides.ts'
import { conflictWords } from './conflict-words.ts'
import { reviewWords } from './review-words.ts'

interface ConflictDialogProps {
  conflict: OpenConflict
  sides: Sides
  isOpen: boolean
  onClose: () => void
  onSettled: () => void
}

/** What booking and match say, and what settling it does and does not. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, sides, isOpen, onClose, onSettled } = props
  const words = useWords(reviewWords)
  const { conflict: titleOf, titles } = useWords(conflictWords)
  const parts = useWords(partWords)
  const club = useClub()
  const times = useTimes(club.timezone)
  const reload = useReload()
  const { changeAsync, isBusy, error } = useChange('PortalResolveConflict', () => {
    onClose()
    onSettled()
    showToast({ text: words.settled(sides.matchCourt) })
    reload('PortalOpenConflicts')
  })
  // A refused one was changed by a snapshot: the next press settles what is read now.
  const settle = () =>
    void changeAsync({ input: toSettlement(conflict) }).catch(() => reload('PortalOpenConflicts'))
  const kind = kindOf(conflict)
  const { matchSession: session, sourceVersion } = conflict
  const said = `${sides.bookingCourt}, ${sides.booking}`
  return (
    <Dialog
      title={titleOf(sides.matchCourt)}
      isOpen={isOpen}
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.close}</Button>
          {session && (
            <Link className="btn" href={toClubPath(club, `matches/${session.id}`)}>
              {words.openMatch}
            </Link>
          )}
          <Button look="pri" isBusy={isBusy} onClick={settle}>
            {words.settle}
          </Button>
        </>
      }
    >
      <p className="b">{titles[kind]}</p>
      <dl className="dl">
        <dt>{words.booking}</dt>
        <dd>
          {sourceVersion === null ? sides.source : words.version(sides.source, sourceVersion)}
        </dd>
        <dt>{words.bookingSays}</dt>
        <dd className="b">
          {kind === 'cancelled' && words.cancelled}
          {kind === 'players' && words.otherPlayers}
          {(kind === 'time' || kind === 'court') && said}
        </dd>
        <dt>{words.matchKeeps}</dt>
        <dd className="b">
          {kind === 'players' ? words.firstPlayers : `${sides.matchCourt}, ${sides.match}`}
        </dd>
        <dt>{words.match}</dt>
        <dd>
          {session && <Status of={session.status} />}{' '}
          {session?.actualStart && !session.actualEnd && (
            <span className="m">{words.began(times.time(session.actualStart))}</span>
          )}
        </dd>
      </dl>
      <p>{words.explained}</p>
      <p className="m">{words.follows}</p>
      {error && <FaultNote fault={error} />}
    </Dialog>
  )
}
