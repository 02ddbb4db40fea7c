import { type FormEvent, useId, useMemo, useState } from 'react'
import { makeIdempotencyKey } from '../../../graph/idempotency-key.ts'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { SaveFault } from '../../../parts/fields/editing/save-fault.tsx'
import { FormField } from '../../../parts/fields/form-field.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { useClub } from '../../../shell/club.tsx'
import { KEY_SCOPES, LIFETIMES, type Scope, toExpiry, toScope } from './api-keys.ts'
import { apiKeysWords } from './api-keys-words.ts'

export interface NewKeyDraft {
  name: string
  scopes: readonly Scope[]
  /** Name of the key that the new one is for. */
  replaces?: string
}

interface NewKeyDialogProps {
  draft: NewKeyDraft
  isNameUsed: (name: string) => boolean
  onClose: () => void
  onMade: (key: { name: string; secret: string }) => void
}

export function NewKeyDialog({ draft, isNameUsed, onClose, onMade }: NewKeyDialogProps) {
  const words = useWords(apiKeysWords)
  const parts = useWords(partWords)
  const club = useClub()
  const reload = useReload()
  const id = useId()
  const [name, setName] = useState(draft.name)
  const [days, setDays] = useState<number | null>(null)
  const [openedAt] = useState(() => new Date())
  const [scopes, setScopes] = useState<ReadonlySet<Scope>>(new Set(draft.scopes))
  const { change, isBusy, error } = useChange('PortalCreateKey', ({ createApiKey }) => {
    reload('PortalApiKeys')
    if (createApiKey) onMade({ name: createApiKey.apiKey.name, secret: createApiKey.secret })
  })
  const toggle = (scope: Scope) =>
    setScopes(
      new Set(scopes.has(scope) ? [...scopes].filter((it) => it !== scope) : [...scopes, scope]),
    )
  // The same entries have the same key, so that a repetition after a lost answer makes no second one.
  const input = useMemo(
    () => ({
      ...{ idempotencyKey: makeIdempotencyKey(), clubId: club.id, name: name.trim() },
      ...{ grantedScopes: [...scopes], expiresAt: toExpiry(days, openedAt) },
    }),
    [club.id, name, scopes, days, openedAt],
  )
  const isNamed = name.trim() !== ''
  const [isTried, setIsTried] = useState(false)
  const create = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isNamed || scopes.size === 0 || isBusy) return
    change({ input })
  }
  return (
    <Dialog
      look="sheet"
      title={draft.replaces ? words.replaceTitle(draft.replaces) : words.createTitle}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <SaveFault fault={error} />
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button type="submit" form={id} look="pri" isBusy={isBusy}>
            {words.createNow}
          </Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={create}>
        {draft.replaces && <p className="m">{words.replaceText}</p>}
        <FormField
          label={words.name}
          value={name}
          most={120}
          hint={isNameUsed(name) ? words.nameUsed : words.nameHint}
          fault={isTried && !isNamed ? words.nameIt : undefined}
          onChange={setName}
        />
        <div className="field">
          <label htmlFor={`${id}-end`}>{words.ends}</label>
          <select
            className="in"
            id={`${id}-end`}
            value={days ?? ''}
            onChange={({ target }) => setDays(target.value === '' ? null : Number(target.value))}
          >
            {LIFETIMES.map((one) => (
              <option key={one ?? ''} value={one ?? ''}>
                {one === null ? words.noEnd : words.inDays(one)}
              </option>
            ))}
          </select>
        </div>
        <fieldset className="stack x">
          <legend className="lbl">{words.mayDo}</legend>
          <ul className="list scopes">
            {KEY_SCOPES.map(({ resource, actions }) => (
              <li key={resource} className="stack x">
                <span className="row between">
                  <span>{words.resources[resource]}</span>
                  <span className="row">
                    {actions.map((action) => {
                      const scope = toScope(resource, action)
                      return (
                        <label className="check" key={action}>
                          <input
                            type="checkbox"
                            aria-label={words.scope(words.resources[resource], words.doing[action])}
                            checked={scopes.has(scope)}
                            onChange={() => toggle(scope)}
                          />
                          <span>{words.doing[action]}</span>
                        </label>
                      )
                    })}
                  </span>
                </span>
                {resource === 'HELPERS' && <span className="s m">{words.helpersHint}</span>}
              </li>
            ))}
          </ul>
          {isTried && scopes.size === 0 && (
            <p className="err" role="alert">
              {words.chooseScope}
            </p>
          )}
        </fieldset>
      </form>
    </Dialog>
  )
}
