import { makeNamer } from '../../../i18n/make-namer.ts'
import { useSpeech, useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { toPlanNames } from '../../../parts/words/plan-names.ts'
import { Link } from '../../../router/link.tsx'
import { clubNeedsOf, type OperatedClub } from './operated-clubs.ts'
import { operatorWords } from './operator-words.ts'

interface ClubTableProps {
  clubs: readonly OperatedClub[]
  onManage: (id: string) => void
}

export function ClubTable({ clubs, onManage }: ClubTableProps) {
  const words = useWords(operatorWords)
  return (
    <table className="table cards">
      <thead>
        <tr>
          <th scope="col">{words.club}</th>
          <th scope="col">{words.status}</th>
          <th scope="col" className="hide-m">
            {words.where}
          </th>
          <th scope="col">{words.courts}</th>
          <th scope="col">{words.plan}</th>
          <th scope="col" className="hide-m">
            {words.applications}
          </th>
          <th scope="col">
            <span className="vh">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {clubs.map((club) => (
          <OneRow key={club.id} club={club} onManage={() => onManage(club.id)} />
        ))}
      </tbody>
    </table>
  )
}

function OneRow({ club, onManage }: { club: OperatedClub; onManage: () => void }) {
  const words = useWords(operatorWords)
  const { language } = useSpeech()
  const { name, slug, country, timezone, needs, volunteerPlan } = club
  return (
    <tr>
      <td>
        <span className="stack x">
          <Link className="b" href={`/portal/${slug}/today`}>
            {name}
          </Link>
          <code className="s m">{slug}</code>
        </span>
      </td>
      <td data-l={words.status}>
        <ClubStatus club={club} />
      </td>
      <td className="m whole hide-m" data-l={words.where}>
        {toCountry(language, country)}, {timezone}
      </td>
      <td data-l={words.courts}>{needs?.courtCount ?? '–'}</td>
      <td data-l={words.plan}>{volunteerPlan ? toPlanNames(volunteerPlan, words.noPlan) : '–'}</td>
      <td className="hide-m" data-l={words.applications}>
        {needs?.activeInstallationCount ?? '–'}
      </td>
      <td className="n">
        <Button aria-label={words.manageOf(name)} onClick={onManage}>
          {words.manage}
        </Button>
      </td>
    </tr>
  )
}

export function ClubStatus({ club }: { club: OperatedClub }) {
  const words = useWords(operatorWords)
  return (
    <span className="stack x">
      <Status
        of={club.status === 'ACTIVE' ? 'SUCCEEDED' : 'CLOSED'}
        word={words.statuses[club.status]}
      />
      {clubNeedsOf(club).map((need) => (
        <Status key={need} of="NEEDS_YOU" word={words.needs[need]} />
      ))}
    </span>
  )
}

export function toCountry(language: string, code: string): string {
  return makeNamer(language, 'region')(code)
}
