import { useState } from 'react'
import { useChange, useReload } from '../../../../graph/use-ask.ts'
import { useSpeech, useWords } from '../../../../i18n/use-words.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { Icon } from '../../../../parts/icon.tsx'
import { Menu } from '../../../../parts/menu.tsx'
import { Empty, FaultNote } from '../../../../parts/states/states.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { toInitials } from '../../../../shell/visible-entries.ts'
import { makeLanguageNames } from '../../volunteers/language-names.ts'
import type { Person, Poll } from '../../volunteers/people.ts'
import type { VolunteerEvent } from '../../volunteers/volunteer-events.ts'
import { HelperForm } from '../helper-form.tsx'
import { helpersWords } from '../helpers-words.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { HelperFacts } from './helper-facts.tsx'
import { panelWords } from './panel-words.ts'

interface HelperPanelProps {
  person: Person | null
  people: readonly Person[]
  event: VolunteerEvent | null
  zone: string
  polls: readonly Poll[]
  /** Over the page, where there is no room beside the list. */
  isSheet: boolean
  onClose: () => void
}

/** One helper: contact, shifts, answers, and what can be done. */
export function HelperPanel({ person, isSheet, onClose, ...rest }: HelperPanelProps) {
  const words = useWords(helpersWords)
  if (person === null)
    return isSheet ? null : (
      <aside className="card" aria-label={words.panel}>
        <Empty title={words.panel} text={words.panelHint} />
      </aside>
    )
  const content = <Chosen person={person} onClose={onClose} {...rest} />
  if (isSheet)
    return (
      <Dialog look="sheet" title={words.panel} isOpen onClose={onClose}>
        {content}
      </Dialog>
    )
  return (
    <aside className="card sticky-top scrolls" aria-label={words.panel}>
      {content}
    </aside>
  )
}

type ChosenProps = Omit<HelperPanelProps, 'person' | 'isSheet'> & { person: Person }

function Chosen({ person, people, event, zone, polls, onClose }: ChosenProps) {
  const words = useWords(panelWords)
  const { language } = useSpeech()
  const [open, setOpen] = useState<'edit' | 'erase' | null>(null)
  const reload = useReload()
  const { helper, name } = person
  const grant = useChange('PortalGrantAccesses', () => {
    reload('PortalEventAccesses', 'PortalHelper')
    showToast({ text: words.accessGiven(name) })
  })
  const revoke = useChange('PortalRevokeAccess', () => {
    reload('PortalEventAccesses', 'PortalEventAssignments', 'PortalHelper')
    showToast({ text: words.accessWithdrawn(name) })
  })
  const error = grant.error ?? revoke.error
  const access =
    event === null
      ? []
      : [
          person.access === null
            ? {
                key: 'grant',
                label: words.giveAccess(event.name),
                onSelect: () =>
                  grant.change({
                    input: { eventId: event.id, eventAccess: [{ helperId: helper.id }] },
                  }),
              }
            : {
                key: 'revoke',
                label: words.withdrawAccess(event.name),
                onSelect: () =>
                  revoke.change({ input: { eventId: event.id, helperId: helper.id } }),
              },
        ]
  const tongue = helper.language ? makeLanguageNames(language)(helper.language) : null
  return (
    <>
      <header>
        <span className="mark round" aria-hidden="true">
          {toInitials(name)}
        </span>
        <div className="grow">
          <h2 className="t16">{name}</h2>
          <p className="s m wrap">{[helper.externalId, tongue].filter(Boolean).join(' · ')}</p>
        </div>
        <Menu
          className="btn icon ghost"
          label={words.more}
          groups={[
            [{ key: 'edit', label: words.edit, onSelect: () => setOpen('edit') }, ...access],
            [
              {
                key: 'erase',
                label: words.erase,
                look: 'danger',
                onSelect: () => setOpen('erase'),
              },
            ],
          ]}
        >
          <Icon name="dots" />
        </Menu>
      </header>
      {error && <FaultNote fault={error} />}
      <HelperFacts person={person} event={event} zone={zone} polls={polls} />
      {open === 'edit' && (
        <HelperForm
          person={person}
          people={people}
          event={event}
          onClose={() => setOpen(null)}
          onDone={() => {}}
        />
      )}
      {open === 'erase' && (
        <EraseDialog person={person} onClose={() => setOpen(null)} onDone={onClose} />
      )}
    </>
  )
}
