import { useList } from '../../../../graph/lists.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Icon } from '../../../../parts/icon.tsx'
import { Empty, FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { Link } from '../../../../router/link.tsx'
import { useClub } from '../../../../shell/club.tsx'
import { useTitle } from '../../../../shell/use-title.ts'
import { toClubPath } from '../../../../shell/visible-entries.ts'
import { inZone } from '../../../../time/zoned.ts'
import { useDates } from '../days/use-dates.ts'
import { volunteerEventsWords } from './volunteer-events-words.ts'

/** The club's volunteer events, each of which leads to its plan. */
export default function VolunteerEventsPage() {
  const words = useWords(volunteerEventsWords)
  const club = useClub()
  const dates = useDates()
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalVolunteerEventList',
    { clubId: club.id },
    (data) => data.club?.volunteerEvents,
  )
  useTitle(words.title)
  const today = inZone(new Date(), club.timezone).day
  const isOver = ({ endDate }: (typeof nodes)[number]) => endDate < today
  const sorted = [...nodes.filter((one) => !isOver(one)), ...nodes.filter(isOver).reverse()]
  return (
    <>
      <div className="ph">
        <div className="t">
          <h1>{words.title}</h1>
          <p className="m s">{words.text}</p>
        </div>
      </div>
      <section className="card" aria-labelledby="volunteer-events">
        <header>
          <h2 id="volunteer-events">{words.events}</h2>
        </header>
        {isLoading && <Loading lines={4} />}
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {isThere && sorted.length === 0 && <Empty title={words.emptyTitle} text={words.empty} />}
        <nav className="list clip" aria-label={words.events}>
          {sorted.map(({ id, name, startDate, endDate, status }) => (
            <Link key={id} className="pick" href={toClubPath(club, `volunteers/${id}`)}>
              <Icon name="plan" />
              <span>
                <span className="b">{name}</span>
                <br />
                <span className="s m">
                  {dates.range(startDate, endDate)}
                  {' · '}
                  {words.statuses[status]}
                </span>
              </span>
              <Icon name="right" />
            </Link>
          ))}
        </nav>
      </section>
    </>
  )
}
