import { useId, useState } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Modal } from '../../../parts/dialog.tsx'
import { useFirstOnEnter } from '../../../parts/dialogs/use-first-on-enter.ts'
import { OptionField } from '../../../parts/fields/option-field.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { useClub, useMay } from '../../../shell/club.tsx'
import { SEARCHED_LENGTH, toSearchText } from '../../../shell/go-to/found-bookings.ts'
import { DESK_ROLES } from '../../../shell/person/club-roles.ts'
import { type SearchedCourt, type SearchOption, toSearchGroups } from './search-groups.ts'
import { SearchList } from './search-list.tsx'
import { searchWords } from './search-words.ts'
import { useSearch } from './use-search.ts'
import { wayWords } from './way-words.ts'

interface SearchDialogProps {
  courts: readonly SearchedCourt[]
  onOpen: (option: SearchOption) => void
  /** Gets what was typed; null for readers who may not read numbers. */
  onMissing: ((typed: string) => void) | null
  onClose: () => void
}

/** Players, bookings and courts of the club, found while one types. */
export function SearchDialog({ onClose, ...list }: SearchDialogProps) {
  const words = useWords(wayWords)
  return (
    <Modal isOpen onClose={onClose} className="goto" label={words.search}>
      <Search {...list} />
    </Modal>
  )
}

function Search({ courts, onOpen, onMissing }: Omit<SearchDialogProps, 'onClose'>) {
  const words = useWords(searchWords)
  const { missing } = useWords(wayWords)
  const club = useClub()
  const isDesk = useMay(...DESK_ROLES)
  const id = useId()
  const [typed, setTyped] = useState('')
  /** Key of an option: its place changes with each answer. */
  const [chosen, setChosen] = useState<string | null>(null)
  const { found, isCurrent, isReading, fault, retry } = useSearch(club, typed)
  const text = toSearchText(typed)
  const groups = text === null ? [] : toSearchGroups(text, courts, found, club.timezone)
  const options = groups.flatMap((group) => group.options)
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === chosen),
  )
  const current = options[at]
  const isAnswered = isCurrent || fault !== null
  const enter = useFirstOnEnter(isAnswered, () => current && onOpen(current))
  const placeholder = isDesk ? words.searchFor.desk : words.searchFor.coach
  return (
    <>
      <OptionField
        id={id}
        label={placeholder}
        placeholder={placeholder}
        text={typed}
        maxLength={SEARCHED_LENGTH.max}
        at={at}
        count={options.length}
        onType={(value) => {
          setTyped(value)
          setChosen(null)
          enter.cancel()
        }}
        onChoose={(next) => setChosen(options[next]?.key ?? null)}
        onEnter={enter.press}
      />
      {text === null && <p className="m s pad">{words.least}</p>}
      {text !== null && isCurrent && options.length === 0 && (
        <div className="stack x pad">
          <p>{words.nothing(text)}</p>
          <p className="m s">{words.whatIsSearched}</p>
        </div>
      )}
      {text !== null && isReading && options.length === 0 && (
        <p className="m s pad" role="status">
          {words.searching}
        </p>
      )}
      {fault && <FaultNote fault={fault} onRetry={retry} />}
      <SearchList
        id={id}
        groups={groups}
        current={current?.key ?? null}
        isOld={!isCurrent}
        onOpen={onOpen}
      />
      {isCurrent && found.length >= MOST_FOUND && <p className="m s pad">{words.mostFound}</p>}
      {onMissing && (
        <div className="way-on">
          <button type="button" className="menu-item" onClick={() => onMissing(typed)}>
            <Icon name="search" />
            {missing}
          </button>
        </div>
      )}
    </>
  )
}

/** Of one answer. */
const MOST_FOUND = 20
