import { type FormEvent, useId, useMemo, useState } from 'react'
import { VOLUNTEER_LIMITS } from '../../../../../schema/volunteer/limits.ts'
import { ask, type DataOf } from '../../../graph/ask.ts'
import { asFault, Fault } from '../../../graph/fault.ts'
import { useReload } from '../../../graph/use-ask.ts'
import { wordOf } from '../../../i18n/define-words.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { SaveFault } from '../../../parts/fields/editing/save-fault.tsx'
import { useEdits } from '../../../parts/fields/editing/use-edits.ts'
import { useLockedChange } from '../../../parts/fields/editing/use-locked-change.ts'
import { FormField } from '../../../parts/fields/form-field.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { useClub } from '../../../shell/club.tsx'
import type { Person } from '../volunteers/people.ts'
import type { VolunteerEvent } from '../volunteers/volunteer-events.ts'
import { faultWords, toFaultText } from './csv/fault-words.ts'
import { formWords } from './form/form-words.ts'
import {
  type Draft,
  type DraftFault,
  findDraftFaults,
  findTwin,
  toDraft,
  toUpsert,
} from './form/helper-draft.ts'
import { LanguageField } from './form/language-field.tsx'

interface HelperFormProps {
  /** Null for a new one. */
  person: Person | null
  people: readonly Person[]
  event: VolunteerEvent | null
  onClose: () => void
  onDone: (id: string) => void
}

const { helper: LIMITS, externalId } = VOLUNTEER_LIMITS

/** Adds a helper, or changes one. */
export function HelperForm({ person, people, event, onClose, onDone }: HelperFormProps) {
  const words = useWords(formWords)
  const parts = useWords(partWords)
  const faultTexts = useWords(faultWords)
  const club = useClub()
  const reload = useReload()
  const id = useId()
  const helper = person?.helper ?? null
  const before = useMemo(() => toDraft(helper), [helper])
  const { draft, theirs, edit, takeTheirs } = useEdits<Draft>(before)
  const [isAccessGiven, setIsAccessGiven] = useState(person === null && event !== null)
  const [isTried, setIsTried] = useState(false)
  const faults = findDraftFaults(draft)
  const twin = findTwin(draft, people, helper?.id ?? null)
  const textOf = (one: DraftFault | undefined) => {
    if (one === undefined) return undefined
    return one.kind === 'missing' ? words.missing : toFaultText(faultTexts, one)
  }
  const done = async ({ upsertHelpers }: DataOf<'PortalUpsertHelpers'>) => {
    const helperId = requireUpserted(upsertHelpers?.results[0], words.refusals)
    if (isAccessGiven && event) await giveAccess(event.id, helperId)
    void reload('PortalHelpers', 'PortalHelper', 'PortalEventAccesses')
    showToast({ text: person === null ? words.added : words.changed })
    onClose()
    onDone(helperId)
  }
  const upsert = useLockedChange('PortalUpsertHelpers', ['PortalHelpers', 'PortalHelper'], done)
  const { isBusy, error: fault } = upsert
  const set = (changes: Partial<Draft>) => {
    edit(changes)
    upsert.reset()
  }
  const save = (submitted: FormEvent) => {
    submitted.preventDefault()
    setIsTried(true)
    if (isBusy || faults.size > 0 || twin) return
    const expectedUpdatedAt = helper?.updatedAt ?? null
    const helpers = [{ ...toUpsert(draft, helper), expectedUpdatedAt }]
    upsert.change({ input: { clubId: club.id, helpers } })
  }
  const theirsOf = (name: keyof Draft) => {
    const value = theirs[name]
    return value === undefined
      ? undefined
      : { value: String(value), onTake: () => takeTheirs(name) }
  }
  const fieldOf = (name: keyof Draft & string) => ({
    value: String(draft[name]),
    label: words.fields[name as keyof typeof words.fields],
    fault: isTried ? textOf(faults.get(name)) : undefined,
    theirs: theirsOf(name),
    onChange: (value: string) => set({ [name]: value }),
  })
  return (
    <Dialog
      look="sheet"
      title={person === null ? words.addTitle : words.changeTitle(person.name)}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <SaveFault fault={fault} />
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button type="submit" form={id} look="pri" isBusy={isBusy}>
            {person === null ? words.add : words.save}
          </Button>
        </>
      }
    >
      <form id={id} className="stack" onSubmit={save} noValidate>
        <FormField {...fieldOf('firstName')} most={LIMITS.name} />
        <FormField {...fieldOf('lastName')} most={LIMITS.name} />
        <FormField {...fieldOf('email')} type="email" most={LIMITS.email} />
        <FormField {...fieldOf('phone')} type="tel" most={LIMITS.phone.max} />
        <FormField {...fieldOf('externalId')} hint={words.externalIdHint} most={externalId} />
        <LanguageField
          value={draft.language}
          stored={helper?.language ?? null}
          theirs={theirsOf('language')}
          onChange={(language) => set({ language })}
        />
        <FormField {...fieldOf('tags')} hint={words.tagsHint(LIMITS.tags)} />
        <FormField {...fieldOf('notes')} isLong most={LIMITS.notes} />
        <label className="check">
          <input
            type="checkbox"
            checked={draft.takesMail}
            onChange={({ target }) => set({ takesMail: target.checked })}
          />
          <span>
            {words.takesMail}
            <span className="hint">{words.takesMailHint}</span>
          </span>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={draft.isActive}
            onChange={({ target }) => set({ isActive: target.checked })}
          />
          <span>
            {words.isActive}
            <span className="hint">{words.isActiveHint}</span>
          </span>
        </label>
        {person === null && event && (
          <label className="check">
            <input
              type="checkbox"
              checked={isAccessGiven}
              onChange={({ target }) => setIsAccessGiven(target.checked)}
            />
            <span>{words.giveAccess(event.name)}</span>
          </label>
        )}
        {isTried && twin && (
          <div className="note warn" role="alert">
            <span>{words.twin(twin.name)}</span>
          </div>
        )}
      </form>
    </Dialog>
  )
}

type Upserted = NonNullable<DataOf<'PortalUpsertHelpers'>['upsertHelpers']>['results'][number]

/** The helper who was added or changed; throws why the graph refuses it. */
function requireUpserted(
  result: Upserted | undefined,
  texts: Readonly<Record<string, string>>,
): string {
  if (result?.helperId && result.outcome !== 'FAILED') return result.helperId
  const { code = 'INTERNAL_ERROR', message = 'The graph has not answered.' } = result?.refusal ?? {}
  const text = wordOf(texts, code) ?? message
  throw code === 'CONCURRENT_UPDATE' ? new Fault('concurrent_update', text) : asFault(text)
}

async function giveAccess(eventId: string, helperId: string): Promise<void> {
  const { data, faults } = await ask('PortalGrantAccesses', {
    input: { eventId, eventAccess: [{ helperId }] },
  })
  if (!data.grantEventAccesses) throw faults[0] ?? asFault('The graph has not answered.')
}
