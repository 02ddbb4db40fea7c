import { useList } from '../../../../graph/lists.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { ConnectionWord } from '../../../../parts/states/connection-word.tsx'
import { setSearch, usePlace } from '../../../../router/place.ts'
import { useTitle } from '../../../../shell/use-title.ts'
import { ZoneContext } from '../../../../time/zone.tsx'
import { type AuditSearch, isBackwards, isPartialId, toAuditSearch } from './audit-entries.ts'
import { AuditList } from './audit-list.tsx'
import { auditWords } from './audit-words.ts'

const SIDES = ['COURTS', 'VOLUNTEERS'] as const
const FIELDS = ['actor', 'resource', 'from', 'to'] as const

/** Who changed what, in every club and on the platform. */
export default function AuditPage() {
  const words = useWords(auditWords)
  const { search } = usePlace()
  const asked = toAuditSearch(search)
  useTitle(words.title)
  return (
    <>
      <div className="ph">
        <div className="t">
          <h1>{words.title}</h1>
          <p className="m s">{words.about}</p>
        </div>
        <ZoneContext value="UTC">
          <ConnectionWord />
        </ZoneContext>
        <fieldset className="seg">
          <legend className="vh">{words.side}</legend>
          {SIDES.map((side) => (
            <Button
              key={side}
              aria-pressed={side === asked.side}
              onClick={() => setSearch({ side: side === 'COURTS' ? null : side })}
            >
              {words.sides[side]}
            </Button>
          ))}
        </fieldset>
      </div>
      <Filters asked={asked} />
      <AuditList asked={asked} />
    </>
  )
}

function Filters({ asked }: { asked: AuditSearch }) {
  const words = useWords(auditWords)
  const clubs = useList('PortalClubs', {}, (data) => data.clubs)
  return (
    <div className="cols four filters">
      <div className="field">
        <label htmlFor="filter-club">{words.filters.club}</label>
        <select
          className="in"
          id="filter-club"
          value={asked.club}
          onChange={({ target }) => setSearch({ club: target.value })}
        >
          <option value="">{words.everyClub}</option>
          {clubs.nodes
            .toSorted((a, b) => a.name.localeCompare(b.name))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </div>
      {FIELDS.map((name) => (
        <div className="field" key={name}>
          <label htmlFor={`filter-${name}`}>{words.filters[name]}</label>
          <input
            className="in"
            id={`filter-${name}`}
            type={name === 'from' || name === 'to' ? 'date' : 'text'}
            value={asked[name]}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setSearch({ [name]: target.value })}
          />
          {name === 'resource' && isPartialId(asked.resource) && (
            <span className="hint">{words.wholeId}</span>
          )}
          {name === 'to' && isBackwards(asked) && <span className="hint">{words.backwards}</span>}
        </div>
      ))}
    </div>
  )
}
