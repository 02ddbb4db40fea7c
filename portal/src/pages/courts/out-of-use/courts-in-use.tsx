import { useId, useState } from 'react'
import { useList } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { useClub } from '../../../shell/club.tsx'
import type { ClosedCourt } from '../closing/closing-input.ts'
import { useCourtStatus } from '../closing/use-court-status.ts'
import { OutOfUseDialog } from './out-of-use-dialog.tsx'
import { outOfUseWords } from './out-of-use-words.ts'

type ListedCourt = ClosedCourt & { number: number; status: string }

/** Which courts are in use, for owners to change. */
export function CourtsInUse() {
  const words = useWords(outOfUseWords)
  const club = useClub()
  const id = useId()
  const [openId, setOpenId] = useState<string | null>(null)
  const { nodes, isThere, error, refetch } = useList(
    'PortalCourtsInUse',
    { clubId: club.id },
    (data) => data.club?.courts,
  )
  const courts = nodes.toSorted((a, b) => a.number - b.number || a.name.localeCompare(b.name))
  const open = courts.find((court) => court.id === openId)
  return (
    <section className="card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{words.title}</h2>
      </header>
      <div className="stack pad">
        <p className="m">{words.text}</p>
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {!isThere && !error && <Loading lines={3} />}
        {isThere && courts.length === 0 && <p className="m">{words.none}</p>}
        <ul className="stack">
          {courts.map((court) => (
            <OneCourt key={court.id} court={court} onTake={() => setOpenId(court.id)} />
          ))}
        </ul>
      </div>
      {open && <OutOfUseDialog key={open.id} court={open} onClose={() => setOpenId(null)} />}
    </section>
  )
}

function OneCourt({ court, onTake }: { court: ListedCourt; onTake: () => void }) {
  const words = useWords(outOfUseWords)
  const { set, isBusy, error } = useCourtStatus()
  const isOut = court.closing?.override === 'DISABLED'
  return (
    <li className="stack x">
      <div className="row between">
        <span className="row">
          <span className="b">{court.name}</span>
          <Status of={court.status} />
        </span>
        {isOut ? (
          <Button
            isBusy={isBusy}
            aria-label={words.backOf(court.name)}
            onClick={() => set(court, null)}
          >
            {words.back}
          </Button>
        ) : (
          <Button aria-label={words.takeOf(court.name)} onClick={onTake}>
            {words.take}
          </Button>
        )}
      </div>
      {error && <FaultNote fault={error} />}
    </li>
  )
}
