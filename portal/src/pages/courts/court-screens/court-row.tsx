import { useRef } from 'react'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { CourtDevices } from './court-devices.tsx'
import type { CourtOfDevices } from './court-of-devices.ts'
import { courtScreensWords } from './court-screens-words.ts'
import { type Shown, ShownOnce } from './shown-once.tsx'
import { useCodeState } from './use-code-state.ts'

interface CourtRowProps {
  court: CourtOfDevices
  now: Date
  /** The address or code of this court that is shown now. */
  shown: Shown | null
  onShow: (shown: Shown | null) => void
}

/** A court's wall screen and score pads, with what switches them on and off. */
export function CourtRow({ court, now, shown, onShow }: CourtRowProps) {
  const words = useWords(courtScreensWords)
  const reload = useReload()
  const { id: courtId, name, publicId, screen } = court
  const padAddress = `${location.origin}/portal/score/${encodeURIComponent(publicId)}`
  const start = useChange('PortalStartScreen', ({ startCourtScreen: started }) => {
    reload('PortalCourtDevices')
    if (!started) return
    const text = `${location.origin}/portal/screen/${encodeURIComponent(publicId)}#${started.token}`
    const { startedAt: listedAs } = started.screen
    onShow({ kind: 'screen', courtId, listedAs, text, address: padAddress })
  })
  const end = useChange('PortalEndScreen', () => {
    reload('PortalCourtDevices')
    // The page shows one address or code, which may belong to another court.
    if (shown?.kind === 'screen') onShow(null)
    showToast({ text: words.screenEnded(name) })
  })
  const pair = useChange('PortalStartPad', ({ startScorePad: started }) => {
    reload('PortalCourtDevices')
    if (!started) return
    const { code: text, scorePad } = started
    const { scorePadId: listedAs } = scorePad
    onShow({ kind: 'pad', courtId, listedAs, text, address: padAddress })
  })
  const fault = start.error ?? end.error ?? pair.error
  const input = { courtId }
  const row = useRef<HTMLLIElement>(null)
  const close = () => {
    const hasFocus = row.current?.querySelector('.shown-once:focus-within') != null
    onShow(null)
    if (hasFocus) row.current?.querySelector('button')?.focus()
  }
  useCodeState({ court, now, shown, onEnd: close })
  return (
    <li className="stack t" ref={row}>
      <div className="row between">
        <span className="row">
          <span className="b">{name}</span>
          {!screen && <span className="s m">{words.screenOff}</span>}
        </span>
        <span className="row">
          <Button
            icon="screen"
            isBusy={start.isBusy}
            aria-label={screen ? words.newAddressOf(name) : words.startOf(name)}
            onClick={() => start.change({ input })}
          >
            {screen ? words.newAddress : words.start}
          </Button>
          {screen && (
            <Button
              isBusy={end.isBusy}
              aria-label={words.endOf(name)}
              onClick={() => end.change({ input })}
            >
              {words.end}
            </Button>
          )}
          <Button
            icon="plus"
            isBusy={pair.isBusy}
            aria-label={words.pairOf(name)}
            onClick={() => pair.change({ input })}
          >
            {words.pair}
          </Button>
        </span>
      </div>
      <CourtDevices
        court={court}
        now={now}
        onPadEnded={(ended) => {
          if (ended === shown?.listedAs) close()
        }}
      />
      {fault && <FaultNote fault={fault} />}
      {shown && <ShownOnce key={shown.text} court={name} shown={shown} onClose={close} />}
    </li>
  )
}
