import { useState } from 'react'
import type { DataOf } from '../../../../graph/ask.ts'
import { useChange } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { panelWords } from './panel-words.ts'

interface LinkButtonProps {
  helperId: string
  eventId: string
  zone: string
}

type Made = NonNullable<DataOf<'PortalCreateHelperLink'>['createHelperLink']>['helperLink']

/** A link by which the helper sees their shifts; it is shown once, and sent by the club. */
export function LinkButton({ helperId, eventId, zone }: LinkButtonProps) {
  const words = useWords(panelWords)
  const times = useTimes(zone)
  const [isEnding, setIsEnding] = useState(false)
  const [link, setLink] = useState<Made | null>(null)
  const { change, isBusy, error } = useChange('PortalCreateHelperLink', ({ createHelperLink }) =>
    setLink(createHelperLink?.helperLink ?? null),
  )
  if (link === null)
    return (
      <section className="stack t">
        <label className="check">
          <input
            type="checkbox"
            checked={isEnding}
            onChange={({ target }) => setIsEnding(target.checked)}
          />
          <span>
            {words.endEarlier}
            <span className="hint">{words.linkHint}</span>
          </span>
        </label>
        <Button
          size="wide"
          icon="lock"
          isBusy={isBusy}
          onClick={() => change({ input: { eventId, helperId, revokeEarlier: isEnding } })}
        >
          {words.makeLink}
        </Button>
        {error && <FaultNote fault={error} />}
      </section>
    )
  const address = `${location.origin}${link.path}`
  return (
    <div className="note" role="status">
      <span className="stack t">
        <span>{words.linkText(times.date(link.expiresAt))}</span>
        <code className="wrap">{address}</code>
        <span className="row">
          <CopyButton text={address} />
        </span>
      </span>
    </div>
  )
}
