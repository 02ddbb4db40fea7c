import { Fragment } from 'react'
import type { DataOf } from '../../../../graph/ask.ts'
import { makeNamer } from '../../../../i18n/make-namer.ts'
import { useSpeech, useWords } from '../../../../i18n/use-words.tsx'
import { Link } from '../../../../router/link.tsx'
import { namesOf, type ProvisionInput } from './provision-form.ts'
import { provisionWords } from './provision-words.ts'

interface ProvisionPlanProps {
  of: NonNullable<DataOf<'PortalProvision'>['provision']>
  /** What was typed, for the names of its records. */
  asked: ProvisionInput
  /** False for a plan: nothing was changed. */
  isMade?: boolean
}

export function ProvisionPlan({ of, asked, isMade = false }: ProvisionPlanProps) {
  const words = useWords(provisionWords)
  const { changes, unchangedCount, clubs } = of
  const names = namesOf(asked)
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
      <ClubFacts asked={asked} />
      <ul className="list bordered">
        {changes.map(({ action, kind, key, fields }) => (
          <li key={`${kind} ${key}`} className="row between">
            <span className="row">
              <span>{words.kinds[kind]}</span>{' '}
              <span className="b wrap">{names.get(`${kind} ${key}`) ?? key}</span>
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

/** How the club will show times, prices and texts. */
function ClubFacts({ asked }: { asked: ProvisionInput }) {
  const words = useWords(provisionWords)
  const { language } = useSpeech()
  const club = asked.organizations?.[0]?.clubs?.[0]
  if (club === undefined) return null
  const name = (type: 'region' | 'currency' | 'language', code: string) =>
    `${makeNamer(language, type)(code)} (${code})`
  const facts = [
    [words.fields.key, club.key],
    [words.fields.timezone, club.timezone],
    [words.fields.country, name('region', club.country)],
    [words.fields.currency, name('currency', club.currency)],
    [words.fields.language, name('language', club.language)],
  ] as const
  return (
    <dl className="dl pad">
      {facts.map(([term, fact]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

type PlannedChange = ProvisionPlanProps['of']['changes'][number]

const isNewClub = ({ kind, action }: PlannedChange) => kind === 'CLUB' && action === 'CREATE'
