import type { DataOf } from '../../../../graph/ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Link } from '../../../../router/link.tsx'
import { provisionWords } from './provision-words.ts'

interface ProvisionPlanProps {
  of: NonNullable<DataOf<'PortalProvision'>['provision']>
  /** False for a plan: nothing was changed. */
  isMade?: boolean
}

export function ProvisionPlan({ of, isMade = false }: ProvisionPlanProps) {
  const words = useWords(provisionWords)
  const { changes, unchangedCount, clubs } = of
  return (
    <section className="card" aria-labelledby="plan" role="status">
      <header>
        <h2 id="plan">{isMade ? words.madeTitle : words.planTitle}</h2>
        {unchangedCount > 0 && <span className="m s">{words.unchanged(unchangedCount)}</span>}
      </header>
      {!isMade && !changes.some(isNewClub) && (
        <p className="note warn" role="alert">
          {words.existsAlready}
        </p>
      )}
      {changes.length === 0 && <p className="m pad">{words.nothingNew}</p>}
      <ul className="list">
        {changes.map(({ action, kind, key, fields }) => (
          <li key={`${kind} ${key}`} className="row between">
            <span className="row">
              <span>{words.kinds[kind]}</span> <code className="s m wrap">{key}</code>
            </span>
            <span className="s m">
              {words.actions[action]} {fields.join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {isMade && (
        <div className="foot">
          {clubs.map(({ id, slug, name }) => (
            <Link key={id} className="btn pri" href={`/portal/${slug}/today`}>
              {words.open(name)}
            </Link>
          ))}
          <span>{words.ownerNext}</span>
        </div>
      )}
    </section>
  )
}

type PlannedChange = ProvisionPlanProps['of']['changes'][number]

const isNewClub = ({ kind, action }: PlannedChange) => kind === 'CLUB' && action === 'CREATE'
