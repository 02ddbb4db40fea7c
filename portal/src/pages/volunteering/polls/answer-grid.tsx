import { useRef } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { useRowWindow } from '../../../parts/rows/use-row-window.ts'
import { Empty } from '../../../parts/states/states.tsx'
import { Link } from '../../../router/link.tsx'
import { setSearch } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { useTimes } from '../../../time/use-times.ts'
import { AnswerMark } from '../volunteers/answer-mark.tsx'
import { nameOption } from '../volunteers/name-option.ts'
import type { Poll } from '../volunteers/people.ts'
import { answerTo } from '../volunteers/poll-answers.ts'
import { volunteersWords } from '../volunteers/volunteers-words.ts'
import type { AnswerRow, PollFilters } from './answer-rows.ts'
import { pollsWords } from './polls-words.ts'

interface AnswerGridProps {
  poll: Poll
  zone: string
  rows: readonly AnswerRow[]
  filters: PollFilters
}

/** Helpers by options, drawn as far as they are seen; a head filters by its option. */
export function AnswerGrid({ poll, zone, rows, filters }: AnswerGridProps) {
  const words = useWords(pollsWords)
  const shared = useWords(volunteersWords)
  const times = useTimes(zone)
  const body = useRef<HTMLTableSectionElement>(null)
  const { from, to, above, below } = useRowWindow(body, rows.length)
  if (rows.length === 0)
    return (
      <section className="card" aria-label={words.answers}>
        {poll.responseCount === 0 && filters.show === 'answered' ? (
          <Empty title={words.noAnswerTitle} text={words.noAnswer} />
        ) : (
          <Empty title={words.noneTitle} text={words.none[filters.show]} />
        )}
      </section>
    )
  const isWide = poll.options.length > MOST_NARROW
  return (
    <section className="card" aria-label={words.answers}>
      <p className="row s m pad" aria-hidden="true">
        {(['YES', 'MAYBE', 'NO', 'NONE'] as const).map((one) => (
          <span key={one} className="row nowrap tight">
            <AnswerMark of={one} />
            {shared.availabilities[one]}
          </span>
        ))}
      </p>
      <div
        className={isWide ? 'x grid-x' : undefined}
        {...(isWide && { tabIndex: 0, role: 'region', 'aria-label': words.answers })}
      >
        <table className="table answers" aria-rowcount={rows.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{words.helper}</th>
              {poll.options.map((option) => (
                <th
                  key={option.id}
                  scope="col"
                  className="center"
                  aria-sort={option.id === filters.option ? 'descending' : undefined}
                >
                  <button
                    type="button"
                    className="linkish"
                    aria-pressed={option.id === filters.option}
                    onClick={() =>
                      setSearch({
                        option: option.id === filters.option ? null : option.id,
                        show: null,
                      })
                    }
                  >
                    {nameOption(option, times).short}
                  </button>
                </th>
              ))}
              <th scope="col" className="hide-s">
                {words.comment}
              </th>
              <th scope="col" className="hide-s">
                {words.shiftsAlready}
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            <Spacer height={above} />
            {rows.slice(from, to).map((row, index) => (
              <OneRow key={row.person.helper.id} row={row} at={from + index} poll={poll} />
            ))}
            <Spacer height={below} />
          </tbody>
        </table>
      </div>
      <div className="foot">
        <span role="status">{words.listed(rows.length)}</span>
      </div>
    </section>
  )
}

/** Options that a phone shows without scrolling. */
const MOST_NARROW = 4

function OneRow({ row, at, poll }: { row: AnswerRow; at: number; poll: Poll }) {
  const club = useClub()
  const { person, answer } = row
  const { helper, name, confirmed, pending } = person
  const shifts = confirmed + pending
  return (
    <tr data-row={at} aria-rowindex={at + 2}>
      <th scope="row" className="who-said">
        <Link
          className="cut"
          title={name}
          href={`${toClubPath(club, 'helpers')}?helper=${helper.id}`}
        >
          {name}
        </Link>
        {answer?.comment && <span className="phone s m cut">{answer.comment}</span>}
      </th>
      {poll.options.map(({ id }) => (
        <td key={id} className="center">
          <AnswerMark of={answerTo(answer, id)} />
        </td>
      ))}
      <td className="m hide-s">
        <span className="two-lines" title={answer?.comment ?? undefined}>
          {answer?.comment}
        </span>
      </td>
      <td className="m hide-s">{shifts}</td>
    </tr>
  )
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr className="spacer">
      <td style={{ '--h': height }} />
    </tr>
  )
}
