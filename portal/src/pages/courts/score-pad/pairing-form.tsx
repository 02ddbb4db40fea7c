import { type FormEvent, useId, useRef, useState } from 'react'
import { callPortal } from '../../../graph/ask.ts'
import { asFault, type Fault } from '../../../graph/fault.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { go } from '../../../router/place.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { SignInLink } from '../court/sign-in-link.tsx'
import { padWords } from './pad-words.ts'

interface PairingFormProps {
  /** Of the address; null where the code alone says which court it is. */
  publicId: string | null
  /** This browser was a pad of the court until the front desk switched it off. */
  hasEnded?: boolean
  onPaired: () => void
}

/** Takes the one-time code of the front desk, which makes this browser a score pad of the court. */
export function PairingForm({ publicId, hasEnded = false, onPaired }: PairingFormProps) {
  const words = useWords(padWords)
  const id = useId()
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  useTitle(words.pairTitle)
  const pair = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') {
      setIsMissing(true)
      field.current?.focus()
      return
    }
    setIsBusy(true)
    setFault(null)
    try {
      const body = JSON.stringify({ code })
      const init = { method: 'POST', body }
      const { courtPublicId } = await callPortal<{ courtPublicId: string }>('/court/pair', init)
      if (courtPublicId === publicId) onPaired()
      else go(`/portal/score/${encodeURIComponent(courtPublicId)}`, { replace: true })
    } catch (error) {
      setFault(asFault(error))
      setIsBusy(false)
    }
  }
  const isRefused = fault?.code === 'invalid_credential'
  const wrong = isMissing ? words.codeMissing : isRefused ? words.pairRefused : null
  return (
    <div className="solo">
      <main id="main">
        <div className="stack t">
          <h1 className="h28">{words.pairTitle}</h1>
          <p className="m">{words.pairText}</p>
        </div>
        {hasEnded && (
          <p className="note warn" role="status">
            {words.padEnded}
          </p>
        )}
        <form className="card pad stack" noValidate onSubmit={(event) => void pair(event)}>
          <div className="field">
            <label htmlFor={id}>{words.code}</label>
            <input
              className="in pair-code"
              id={id}
              value={code}
              required
              ref={field}
              aria-describedby={wrong ? `${id}-fault` : undefined}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={wrong !== null || undefined}
              onChange={({ target }) => {
                setCode(target.value)
                setIsMissing(false)
                setFault(null)
              }}
            />
            <span id={`${id}-fault`} className="err" role="alert">
              {wrong}
            </span>
          </div>
          {fault && !isRefused && <FaultNote fault={fault} />}
          <Button type="submit" look="pri" size="lg" isBusy={isBusy}>
            {words.pair}
          </Button>
        </form>
        <p className="s m center">{words.noCode}</p>
        {publicId !== null && (
          <div className="row center-row">
            <SignInLink />
          </div>
        )}
      </main>
    </div>
  )
}
