import { Fragment, useState } from 'react'
import { useList } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { ConnectionWord, StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { useNow } from '../../../time/use-times.ts'
import { byLocation } from './court-of-devices.ts'
import { CourtRow } from './court-row.tsx'
import { courtScreensWords } from './court-screens-words.ts'
import type { Shown } from './shown-once.tsx'

/** Which courts have a wall screen and score pads, to switch them on and off. */
export default function CourtScreensPage() {
  const words = useWords(courtScreensWords)
  const club = useClub()
  const now = useNow()
  const [shown, setShown] = useState<Shown | null>(null)
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalCourtDevices',
    { clubId: club.id },
    (data) => data.club?.courts,
  )
  useTitle(words.title)
  const locations = byLocation(nodes)
  return (
    <>
      <div className="ph">
        <div className="t">
          <h1>{words.title}</h1>
          <p className="m s">{words.text}</p>
          <p className="m s">{words.pads}</p>
        </div>
        <ConnectionWord />
      </div>
      <StaleNote zone={club.timezone} />
      <section className="card" aria-labelledby="screens">
        <header>
          <h2 id="screens">{words.courts}</h2>
        </header>
        {isLoading && <Loading lines={4} />}
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {isThere && nodes.length === 0 && <Empty title={words.emptyTitle} text={words.empty} />}
        {locations.map(({ location, courts }) => (
          <Fragment key={location?.id ?? 'none'}>
            {locations.length > 1 && location && <h3 className="location">{location.name}</h3>}
            <ul className="list">
              {courts.map((court) => (
                <CourtRow
                  key={court.id}
                  court={court}
                  now={now}
                  shown={shown?.courtId === court.id ? shown : null}
                  onShow={setShown}
                />
              ))}
            </ul>
          </Fragment>
        ))}
      </section>
    </>
  )
}
