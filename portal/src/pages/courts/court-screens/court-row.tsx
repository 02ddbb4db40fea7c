import { useEffect, useEffectEvent, useRef } from 'react'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useSignedIn } from '../../../shell/session.tsx'
import { useTimes } from '../../../time/use-times.ts'
import type { CourtOfDevices } from './court-of-devices.ts'
import { courtScreensWords } from './court-screens-words.ts'
import { deviceStateOf } from './device-state.ts'
import { type Shown, ShownOnce } from './shown-once.tsx'

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
    onShow({ kind: 'screen', courtId, padId: null, text, address: padAddress })
  })
  const end = useChange('PortalEndScreen', () => {
    reload('PortalCourtDevices')
    onShow(null)
    showToast({ text: words.screenEnded(name) })
  })
  const pair = useChange('PortalStartPad', ({ startScorePad: started }) => {
    reload('PortalCourtDevices')
    if (!started) return
    const { code: text, scorePad } = started
    onShow({ kind: 'pad', courtId, padId: scorePad.scorePadId, text, address: padAddress })
  })
  const fault = start.error ?? end.error ?? pair.error
  const input = { courtId }
  const row = useRef<HTMLLIElement>(null)
  const close = () => {
    onShow(null)
    row.current?.querySelector('button')?.focus()
  }
  usePairedCode({ court, now, shown, onEnd: close })
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
      <BuiltIn court={court} now={now} />
      {screen && <ScreenState screen={screen} />}
      <Pads court={court} now={now} />
      {fault && <FaultNote fault={fault} />}
      {shown && <ShownOnce key={shown.text} court={name} shown={shown} onClose={close} />}
    </li>
  )
}

interface PairedCode extends Pick<CourtRowProps, 'court' | 'now' | 'shown'> {
  onEnd: () => void
}

/** A code is not shown any longer once it was used or has expired. */
function usePairedCode({ court, now, shown, onEnd }: PairedCode): void {
  const words = useWords(courtScreensWords)
  const pad = (court.scorePads ?? []).find(({ scorePadId }) => scorePadId === shown?.padId)
  const isPaired = pad?.pairedAt != null
  const isOver = isPaired || (pad !== undefined && new Date(pad.codeExpiresAt) <= now)
  const end = useEffectEvent(() => {
    if (isPaired) showToast({ text: words.padIsPaired(court.name) })
    onEnd()
  })
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
}

/** The device that is built in at the court, as far as one has ever reported. */
function BuiltIn({ court, now }: Pick<CourtRowProps, 'court' | 'now'>) {
  const words = useWords(courtScreensWords)
  const times = useTimes(useClub().timezone)
  const state = deviceStateOf(court, now)
  if (state === null || court.device === null) return null
  return (
    <p className="row s m">
      <Status of={DEVICE_SHAPES[state]} word={words.devices[state]} />
      {words.lastReport(times.moment(court.device.lastReportedAt))}
    </p>
  )
}

const DEVICE_SHAPES = {
  offline: 'OFFLINE',
  warning: 'DEVICE_WARNING',
  connected: 'SUCCEEDED',
} as const

/** Since when something is on, and by whom. */
function useSince() {
  const words = useWords(courtScreensWords)
  const times = useTimes(useClub().timezone)
  const { subject } = useSignedIn()
  return (since: string, by: string, name: string | null) =>
    by === subject
      ? words.sinceByYou(times.moment(since))
      : words.since(times.moment(since), name ?? by)
}

function ScreenState({ screen }: { screen: NonNullable<CourtOfDevices['screen']> }) {
  const words = useWords(courtScreensWords)
  const since = useSince()
  const { startedAt, startedByName, startedBy } = screen
  return (
    <p className="row s m">
      <Status of="SUCCEEDED" word={words.screenOn} />
      {since(startedAt, startedBy, startedByName)}
    </p>
  )
}

function Pads({ court, now }: Pick<CourtRowProps, 'court' | 'now'>) {
  const words = useWords(courtScreensWords)
  const times = useTimes(useClub().timezone)
  const since = useSince()
  const reload = useReload()
  const end = useChange('PortalEndPad', () => {
    reload('PortalCourtDevices')
    showToast({ text: words.padEnded(court.name) })
  })
  const pads = (court.scorePads ?? []).filter(
    ({ pairedAt, codeExpiresAt }) => pairedAt || new Date(codeExpiresAt) > now,
  )
  return (
    <>
      {pads.map(({ scorePadId, pairedAt, codeExpiresAt, createdByName, createdBy }) => (
        <p key={scorePadId} className="row s m">
          <Status
            of={pairedAt ? 'SUCCEEDED' : 'WAITING'}
            word={pairedAt ? words.padPaired : words.padWaits}
          />
          {pairedAt
            ? since(pairedAt, createdBy, createdByName)
            : words.codeUntil(times.time(codeExpiresAt))}
          <Button
            look="ghost"
            isBusy={end.isBusy}
            aria-label={words.endPadOf(court.name)}
            onClick={() => end.change({ input: { scorePadId } })}
          >
            {words.end}
          </Button>
        </p>
      ))}
      {end.error && <FaultNote fault={end.error} />}
    </>
  )
}
