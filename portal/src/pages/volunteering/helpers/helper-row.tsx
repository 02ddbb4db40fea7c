import { memo, useMemo } from 'react'
import { useSpeech, useWords } from '../../../i18n/use-words.tsx'
import { Count } from '../../../parts/states/count.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { makeLanguageNames } from '../volunteers/language-names.ts'
import type { Person } from '../volunteers/people.ts'
import { type AnswerSummary, type AskedOptions, summarize } from '../volunteers/poll-answers.ts'
import { fitTags } from './fit-tags.ts'
import { helpersWords } from './helpers-words.ts'

interface HelperRowProps {
  person: Person
  /** In the whole list. */
  at: number
  /** Null without a poll. */
  asked: AskedOptions | null
  isCounted: boolean
  isOpen: boolean
  isChosen: boolean
  onOpen: (id: string) => void
  onChoose: (id: string, isRange: boolean) => void
}

export const HelperRow = memo(function HelperRow(props: HelperRowProps) {
  const { person, at, asked, isCounted, isOpen, isChosen, onOpen, onChoose } = props
  const { helper, name } = person
  const words = useWords(helpersWords)
  const { language } = useSpeech()
  const nameOfLanguage = useMemo(() => makeLanguageNames(language), [language])
  return (
    <tr
      data-row={at}
      aria-rowindex={at + 2}
      className={isOpen ? 'sel' : isChosen ? 'ticked' : undefined}
    >
      <td className="tick">
        <input
          type="checkbox"
          aria-label={words.chooseOne(name)}
          checked={isChosen}
          onChange={() => {}}
          onClick={({ shiftKey }) => onChoose(helper.id, shiftKey)}
        />
      </td>
      <td className="p1">
        <span className="two">
          <button
            type="button"
            className="linkish cut"
            title={name}
            aria-pressed={isOpen}
            onClick={() => onOpen(helper.id)}
          >
            {name}
          </button>
          <span className="s m cut">{helper.externalId ?? helper.email ?? '–'}</span>
        </span>
      </td>
      <td
        className={helper.language === null ? 'm whole hide-s' : 'm whole'}
        data-l={words.language}
      >
        {helper.language === null ? '–' : nameOfLanguage(helper.language)}
      </td>
      <td className={helper.tags.length === 0 ? 'hide-s' : 'of-tags'} data-l={words.tags}>
        {helper.tags.length === 0 ? <span className="m">–</span> : <Tags tags={helper.tags} />}
      </td>
      <td data-l={words.shifts}>{isCounted ? <Shifts person={person} /> : <Count of={null} />}</td>
      {asked && (
        <td className="p2 said" data-l={words.canCome}>
          {isCounted && person.access !== null && helper.status === 'ACTIVE' && (
            <CanCome
              summary={summarize(person.answers, asked)}
              hasShifts={person.confirmed + person.pending > 0}
            />
          )}
        </td>
      )}
    </tr>
  )
})

function Tags({ tags }: { tags: readonly string[] }) {
  const words = useWords(helpersWords)
  const { shown, more } = fitTags(tags)
  return (
    <span className="tags" title={tags.join(', ')}>
      <span className="fit">
        {shown.map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </span>
      {more.length > 0 && (
        <span className="tag more">
          <span aria-hidden="true">+{more.length}</span>
          <span className="vh">{words.moreTags(more.join(', '))}</span>
        </span>
      )}
    </span>
  )
}

/** What keeps the helper from shifts stands in their place. */
function Shifts({ person: { helper, access, confirmed, pending } }: { person: Person }) {
  const words = useWords(helpersWords)
  if (helper.status === 'INACTIVE') return <Status of="CLOSED" word={words.inactive} />
  if (access === null) return <span className="m s">{words.noAccess}</span>
  if (confirmed + pending === 0) return <span className="m s">{words.noShift}</span>
  return (
    <span className="both">
      {confirmed > 0 && <Status of="CONFIRMED" word={words.confirmed(confirmed)} />}
      {pending > 0 && <Status of="PENDING" word={words.pending(pending)} />}
    </span>
  )
}

interface CanComeProps {
  summary: AnswerSummary
  hasShifts: boolean
}

function CanCome({ summary: { kind, count, all, isDays }, hasShifts }: CanComeProps) {
  const words = useWords(helpersWords)
  const counted = isDays ? words.days(count, all) : words.options(count, all)
  if (kind === 'YES') return <Status of="CONFIRMED" word={counted} />
  if (kind === 'MAYBE') return <Status of="PENDING" word={words.maybe(counted)} />
  if (kind === 'NO' && hasShifts) return <Status of="CONFLICT" word={words.noButShifts} />
  if (kind === 'NO') return <Status of="DECLINED" word={words.no} />
  return <Status of="" word={words.noAnswer} />
}
