import type { DataOf } from '../../../graph/ask.ts'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { courtScreensWords } from './court-screens-words.ts'
import type { Shown } from './shown-once.tsx'

type Club = NonNullable<DataOf<'PortalCourtDevices'>['club']>
export type CourtOfDevices = NonNullable<Club['courts']>['nodes'][number]

interface CourtRowProps {
  court: CourtOfDevices
  now: Date
  onShow: (shown: Shown | null) => void
}

/** A court's wall screen and score pads, with what switches them on and off. */
export function CourtRow({ court, now, onShow }: CourtRowProps) {
  const words = useWords(courtScreensWords)
  const reload = useReload()
  const { id: courtId, name, publicId, screen } = court
  const padAddress = `${location.origin}/portal/score/${encodeURIComponent(publicId)}`
  const start = useChange('PortalStartScreen', ({ startCourtScreen: started }) => {
    reload('PortalCourtDevices')
    if (!started) return
    const text = `${location.origin}/portal/screen/${encodeURIComponent(publicId)}#${started.token}`
    onShow({ kind: 'screen', court: name, text, address: padAddress })
  })
  const end = useChange('PortalEndScreen', () => {
    reload('PortalCourtDevices')
    onShow(null)
    showToast({ text: words.screenEnded(name) })
  })
  const pair = useChange('PortalStartPad', ({ startScorePad: started }) => {
    reload('PortalCourtDevices')
    if (started) onShow({ kind: 'pad', court: name, text: started.code, address: padAddress })
  })
  const fault = start.error ?? end.error ?? pair.error
  const input = { courtId }
  return (
    <li className="stack t">
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
      {screen && <ScreenState screen={screen} />}
      <Pads court={court} now={now} />
      {fault && <FaultNote fault={fault} />}
    </li>
  )
}

function ScreenState({ screen }: { screen: NonNullable<CourtOfDevices['screen']> }) {
  const words = useWords(courtScreensWords)
  const times = useTimes(useClub().timezone)
  const { startedAt, startedByName, startedBy } = screen
  return (
    <p className="row s m">
      <Status of="SUCCEEDED" word={words.screenOn} />
      {words.since(times.moment(startedAt), startedByName ?? startedBy)}
    </p>
  )
}

function Pads({ court, now }: Pick<CourtRowProps, 'court' | 'now'>) {
  const words = useWords(courtScreensWords)
  const times = useTimes(useClub().timezone)
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
            ? words.since(times.moment(pairedAt), createdByName ?? createdBy)
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
