import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { isTyping } from '../../../parts/fields/is-typing.ts'
import { extendTo, NOTHING_CHOSEN, toggleAll, toggleRow } from '../../../parts/rows/selection.ts'
import { useRowWindow } from '../../../parts/rows/use-row-window.ts'
import { Empty } from '../../../parts/states/states.tsx'
import { setSearch } from '../../../router/place.ts'
import type { Person } from '../volunteers/people.ts'
import type { AskedOptions } from '../volunteers/poll-answers.ts'
import type { VolunteerEvent } from '../volunteers/volunteer-events.ts'
import { type HelperFilters, isFiltered } from './helper-filters.ts'
import { HelperRow } from './helper-row.tsx'
import { helpersWords } from './helpers-words.ts'
import { SelectionBar } from './selection-bar.tsx'

interface HelperListProps {
  people: readonly Person[]
  listed: readonly Person[]
  filters: HelperFilters
  event: VolunteerEvent | null
  /** Null without a poll. */
  asked: AskedOptions | null
  /** False while shifts and answers are being read. */
  isCounted: boolean
  /** The one in the panel. */
  chosen: string | null
  onOpen: (id: string) => void
  /** Gets the ids of those who are chosen. */
  onExport: (ids: ReadonlySet<string>) => void
}

/** Rows are drawn as far as they are seen; `x` chooses one, with Shift all up to it, `j` and `k` move. */
export function HelperList(props: HelperListProps) {
  const { people, listed, filters, event, asked, isCounted, chosen, onOpen, onExport } = props
  const words = useWords(helpersWords)
  const body = useRef<HTMLTableSectionElement>(null)
  const focusAt = useRef<number | null>(null)
  const [selection, setSelection] = useState(NOTHING_CHOSEN)
  const { from, to, above, below, scrollTo } = useRowWindow(body, listed.length)
  const ids = listed.map(({ helper }) => helper.id)
  const choose = (id: string, isRange: boolean) =>
    setSelection((now) => (isRange ? extendTo(now, id, ids) : toggleRow(now, id)))
  useEffect(() => {
    if (focusAt.current === null) return
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${focusAt.current}"] .linkish`)
    focusAt.current = null
    row?.focus({ preventScroll: true })
  })
  const move = (index: number) => {
    const next = ids[index]
    if (next === undefined) return
    focusAt.current = index
    scrollTo(index)
    onOpen(next)
  }
  const onKey = (pressed: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = pressed
    const isInField = isTyping(target) && (target as HTMLInputElement).type !== 'checkbox'
    if (ctrlKey || metaKey || altKey || isInField) return
    const row = (target as HTMLElement).closest<HTMLElement>('[data-row]')
    const at = row ? Number(row.dataset['row']) : chosen === null ? -1 : ids.indexOf(chosen)
    const step = STEPS[key]
    const id = ids[at]
    if (step !== undefined) {
      pressed.preventDefault()
      move(Math.max(0, at + step))
    } else if (key.toLowerCase() === 'x' && id !== undefined) choose(id, shiftKey)
  }
  const them = people.filter(({ helper }) => selection.ids.has(helper.id))
  const isAll = ids.length > 0 && ids.every((id) => selection.ids.has(id))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys beside those of the links and buttons in it
    <div onKeyDown={onKey}>
      <section className="card" aria-label={words.title}>
        {them.length > 0 && (
          <SelectionBar
            them={them}
            hidden={
              them.length - listed.filter(({ helper }) => selection.ids.has(helper.id)).length
            }
            event={event}
            onExport={() => onExport(selection.ids)}
            onClear={() => setSelection(NOTHING_CHOSEN)}
          />
        )}
        {listed.length === 0 ? (
          <NothingListed isFilteredOut={isFiltered(filters)} />
        ) : (
          <table
            className={`table cards rows pickable helpers${them.length > 0 ? ' under-bar' : ''}`}
            aria-rowcount={listed.length + 1}
          >
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col">
                  <input
                    type="checkbox"
                    aria-label={words.chooseAll}
                    checked={isAll}
                    onChange={() => setSelection((now) => toggleAll(now, ids))}
                  />
                </th>
                <th scope="col" aria-sort="ascending">
                  {words.name}
                </th>
                <th scope="col">{words.language}</th>
                <th scope="col">{words.tags}</th>
                <th scope="col">{words.shifts}</th>
                {asked && <th scope="col">{words.canCome}</th>}
              </tr>
            </thead>
            <tbody ref={body}>
              <Spacer height={above} />
              {listed.slice(from, to).map((person, index) => (
                <HelperRow
                  key={person.helper.id}
                  person={person}
                  at={from + index}
                  asked={asked}
                  isCounted={isCounted}
                  isOpen={person.helper.id === chosen}
                  isChosen={selection.ids.has(person.helper.id)}
                  onOpen={onOpen}
                  onChoose={choose}
                />
              ))}
              <Spacer height={below} />
            </tbody>
          </table>
        )}
        <div className="foot" role="status">
          {words.counted(listed.length, people.length)}
        </div>
      </section>
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/** In the place of rows that are not seen. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr className="spacer">
      <td style={{ '--h': height }} />
    </tr>
  )
}

function NothingListed({ isFilteredOut }: { isFilteredOut: boolean }) {
  const words = useWords(helpersWords)
  if (!isFilteredOut) return <Empty title={words.emptyTitle} text={words.empty} />
  const clear = () => setSearch({ q: null, show: null, language: null, tag: null })
  return (
    <Empty title={words.noneMatches} text={words.noneMatchesText}>
      <Button onClick={clear}>{words.clearFilters}</Button>
    </Empty>
  )
}
