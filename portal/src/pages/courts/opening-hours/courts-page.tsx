import { useState } from 'react'
import { useList } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { ConnectionWord, StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { useNow } from '../../../time/use-times.ts'
import { ClubRules } from '../deciding/club-rules.tsx'
import { CourtsInUse } from '../out-of-use/courts-in-use.tsx'
import { HoursSheet } from './hours-sheet.tsx'
import { LocationHours } from './location-hours.tsx'
import { openingHoursWords } from './opening-hours-words.ts'

/** When each location is open, and how new matches are counted, for owners to set. */
export default function CourtsPage() {
  const words = useWords(openingHoursWords)
  const club = useClub()
  const now = useNow()
  const [openId, setOpenId] = useState<string | null>(null)
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalOpeningHours',
    { clubId: club.id },
    (data) => data.club?.locations,
  )
  useTitle(words.title)
  const open = nodes.find(({ id }) => id === openId)
  return (
    <>
      <div className="ph">
        <div className="t">
          <h1>{words.title}</h1>
          <p className="m s">{words.text}</p>
        </div>
        <ConnectionWord />
      </div>
      <StaleNote zone={club.timezone} />
      {isLoading && <Loading lines={4} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && nodes.length === 0 && <Empty title={words.emptyTitle} text={words.empty} />}
      <div className="cols">
        {nodes.map((location) => (
          <LocationHours
            key={location.id}
            location={location}
            now={now}
            onChange={() => setOpenId(location.id)}
          />
        ))}
        <ClubRules />
      </div>
      <CourtsInUse />
      {open && <HoursSheet key={open.id} location={open} onClose={() => setOpenId(null)} />}
    </>
  )
}
