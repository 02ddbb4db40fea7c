import { useMemo } from 'react'
import { useSpeech, useWords } from '../../../i18n/use-words.tsx'
import { SearchField } from '../../../parts/fields/search-field.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { Count } from '../../../parts/states/count.tsx'
import { setSearch } from '../../../router/place.ts'
import { makeLanguageNames } from '../volunteers/language-names.ts'
import type { Person } from '../volunteers/people.ts'
import {
  type CountedValue,
  countLanguages,
  countShown,
  countTags,
  type HelperFilters,
  SHOWN,
  type StatusFilter,
  toggleShown,
} from './helper-filters.ts'
import { helpersWords } from './helpers-words.ts'

interface HelperSearchProps {
  people: readonly Person[]
  filters: HelperFilters
  hasPoll: boolean
  /** False while what the chips count is being read. */
  isCounted: boolean
}

/** Search and filters, each with how many it keeps; the address has them. */
export function HelperSearch({ people, filters, hasPoll, isCounted }: HelperSearchProps) {
  const words = useWords(helpersWords)
  const { language } = useSpeech()
  const nameOfLanguage = useMemo(() => makeLanguageNames(language), [language])
  const counts = useMemo(() => countShown(people, filters), [people, filters])
  const shown = SHOWN.filter((one) => one !== 'notAnswered' || hasPoll)
  return (
    <div className="row">
      <SearchField
        value={filters.search}
        label={words.search}
        placeholder={words.placeholder}
        onSearch={(q) => setSearch({ q })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter, not fields of a form */}
      <div className="chips" role="group" aria-label={words.filters}>
        {shown.map((one) => (
          <ShownChip key={one} one={one} count={isCounted ? counts[one] : null} filters={filters} />
        ))}
        <ValueChip
          name="language"
          word={words.language}
          chosen={filters.language}
          values={countLanguages(people, filters)}
          toText={nameOfLanguage}
        />
        <ValueChip
          name="tag"
          word={words.tag}
          chosen={filters.tag}
          values={countTags(people, filters)}
          toText={(tag) => tag}
        />
      </div>
    </div>
  )
}

interface ShownChipProps {
  one: StatusFilter
  count: number | null
  filters: HelperFilters
}

function ShownChip({ one, count, filters }: ShownChipProps) {
  const words = useWords(helpersWords)
  const isOn = filters.shown.includes(one)
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isOn}
      onClick={() => setSearch({ show: toggleShown(filters, one) })}
    >
      {words.shown[one]} <Count of={count} />
      {isOn && <Icon name="x" />}
    </button>
  )
}

interface ValueChipProps {
  name: 'language' | 'tag'
  word: string
  chosen: string | null
  values: readonly CountedValue[]
  toText: (value: string) => string
}

/** A filter with one of many values. */
function ValueChip({ name, word, chosen, values, toText }: ValueChipProps) {
  const words = useWords(helpersWords)
  if (values.length === 0 && chosen === null) return null
  const any = {
    key: '',
    label: words.any,
    isChosen: chosen === null,
    onSelect: () => setSearch({ [name]: null }),
  }
  const items = values.map(({ value, count }) => ({
    key: value,
    label: (
      <>
        <span className="cut" title={toText(value)}>
          {toText(value)}
        </span>
        <span className="push m">{count}</span>
      </>
    ),
    isChosen: value === chosen,
    onSelect: () => setSearch({ [name]: value }),
  }))
  return (
    <Menu className={chosen === null ? 'chip' : 'chip chosen'} groups={[[any], items]}>
      {chosen === null ? word : `${word}: ${toText(chosen)}`}
      <Icon name="down" />
    </Menu>
  )
}
