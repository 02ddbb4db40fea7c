import { useId, useState } from 'react'
import { useSettledText } from '../../graph/use-settled.ts'
import { withoutBreaks } from '../../i18n/line-breaks.ts'
import { useWords } from '../../i18n/use-words.tsx'
import { Modal } from '../../parts/dialog.tsx'
import { useFirstOnEnter } from '../../parts/dialogs/use-first-on-enter.ts'
import { FieldOption, OptionField } from '../../parts/fields/option-field.tsx'
import { Icon } from '../../parts/icon.tsx'
import { FaultNote } from '../../parts/states/states.tsx'
import { go } from '../../router/place.ts'
import { type PortalClub, useClubs, useClubsBySlug } from '../club.tsx'
import { shellWords } from '../shell-words.ts'
import { toClubPath } from '../visible-entries.ts'
import type { Target } from './target.ts'
import { useCourtActs, useMissingActs } from './use-court-acts.ts'
import { useRecords } from './use-records.ts'

interface GoToProps {
  isOpen: boolean
  onClose: () => void
  pages: readonly Target[]
}

/** Pages, clubs, courts, bookings, volunteer events and helpers by their names, from the keyboard. */
export function GoTo({ isOpen, onClose, ...list }: GoToProps) {
  const words = useWords(shellWords)
  return (
    <Modal isOpen={isOpen} onClose={onClose} className="goto" label={words.goToOrSearch}>
      <Targets {...list} onClose={onClose} />
    </Modal>
  )
}

/** Of a search for helpers. */
const MOST_TYPED = 100

function Targets({ pages, onClose }: Omit<GoToProps, 'isOpen'>) {
  const words = useWords(shellWords)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const { clubs, isWhole } = useClubs()
  const settled = useSettledText(text)
  const bySlug = useClubsBySlug(settled, !isWhole)
  const { records, isReading, fault } = useRecords(settled)
  const isCurrent = text === settled
  const wanted = text.trim().toLocaleLowerCase()
  const listed: Target[] = [
    ...pages,
    ...useCourtActs(),
    { key: 'account', label: words.pages.account, icon: 'people', to: '/portal/account' },
    ...clubs.map(toTarget),
  ]
  const known = new Set(clubs.map((one) => one.id))
  const matching = [
    ...listed.filter(({ label }) => withoutBreaks(label).toLocaleLowerCase().includes(wanted)),
    ...bySlug.clubs.filter((one) => !known.has(one.id)).map(toTarget),
    ...(isCurrent ? records : []),
  ]
  const isNothing = matching.length === 0 && isCurrent && !isReading && fault === null
  const missing = useMissingActs(settled)
  const found = isNothing ? missing : matching
  const open = (target: Target | undefined) => {
    if (!target) return
    onClose()
    go(target.to)
  }
  const enter = useFirstOnEnter(isCurrent && !isReading, () => open(found[chosen]))
  return (
    <>
      <OptionField
        id={id}
        label={words.goToOrSearch}
        text={text}
        maxLength={MOST_TYPED}
        at={chosen}
        count={found.length}
        onType={(value) => {
          setText(value)
          setChosen(0)
          enter.cancel()
        }}
        onChoose={setChosen}
        onEnter={() => (found[chosen] ? open(found[chosen]) : enter.press())}
      />
      {isNothing && <p className="m pad">{words.nothingFound}</p>}
      {fault !== null && isCurrent && <FaultNote fault={fault} />}
      <div role="listbox" id={id} aria-label={words.goTo} className="goto-list">
        {found.map((target, index) => (
          <FieldOption
            key={target.key}
            id={id}
            at={index}
            isChosen={index === chosen}
            onOpen={() => open(target)}
          >
            <Icon name={target.icon} />
            <span className="grow">{target.label}</span>
            {target.kind && <span className="s m where">{target.kind}</span>}
          </FieldOption>
        ))}
      </div>
    </>
  )
}

function toTarget(club: PortalClub): Target {
  return { key: club.id, label: club.name, icon: 'pin', to: toClubPath(club, '') }
}
