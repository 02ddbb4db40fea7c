import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { useStaffName } from '../../../parts/words/staff-name.ts'
import { useClub } from '../../../shell/club.tsx'
import { useSignedIn } from '../../../shell/session.tsx'
import { useTimes } from '../../../time/use-times.ts'
import type { CourtOfDevices } from './court-of-devices.ts'
import { courtScreensWords } from './court-screens-words.ts'
import { deviceStateOf } from './device-state.ts'

interface DevicesProps {
  court: CourtOfDevices
  now: Date
}

interface CourtDevicesProps extends DevicesProps {
  onPadEnded: (padId: string) => void
}

/** The built-in device, the screen and the score pads that a court has now. */
export function CourtDevices({ court, now, onPadEnded }: CourtDevicesProps) {
  const pads = (court.scorePads ?? []).filter(
    ({ pairedAt, codeExpiresAt }) => pairedAt || new Date(codeExpiresAt) > now,
  )
  return (
    <>
      <BuiltIn court={court} now={now} />
      {court.screen && <ScreenState screen={court.screen} />}
      {pads.map((pad) => (
        <PadState
          key={pad.scorePadId}
          court={court.name}
          pad={pad}
          onEnded={() => onPadEnded(pad.scorePadId)}
        />
      ))}
    </>
  )
}

/** State of the built-in device; nothing where no device has ever reported. */
function BuiltIn({ court, now }: DevicesProps) {
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

/** Formats since when a screen or pad is on, and who switched it on. */
function useSince() {
  const words = useWords(courtScreensWords)
  const times = useTimes(useClub().timezone)
  const { subject } = useSignedIn()
  const nameOf = useStaffName()
  return (since: string, by: string, name: string | null) =>
    by === subject
      ? words.sinceByYou(times.moment(since))
      : words.since(times.moment(since), nameOf(by, name))
}

function ScreenState({ screen }: { screen: NonNullable<CourtOfDevices['screen']> }) {
  const words = useWords(courtScreensWords)
  const since = useSince()
  const { startedAt, startedByName, startedBy, openedAt } = screen
  return (
    <p className="row s m">
      <Status
        of={openedAt ? 'SUCCEEDED' : 'WAITING'}
        word={openedAt ? words.screenOn : words.screenWaits}
      />
      {since(startedAt, startedBy, startedByName)}
    </p>
  )
}

interface PadStateProps {
  /** Name of the court. */
  court: string
  pad: NonNullable<CourtOfDevices['scorePads']>[number]
  onEnded: () => void
}

function PadState({ court, pad, onEnded }: PadStateProps) {
  const words = useWords(courtScreensWords)
  const times = useTimes(useClub().timezone)
  const since = useSince()
  const reload = useReload()
  const { scorePadId, pairedAt, codeExpiresAt, createdByName, createdBy } = pad
  const { change, isBusy, error } = useChange('PortalEndPad', () => {
    onEnded()
    reload('PortalCourtDevices')
    showToast({ text: words.padEnded(court) })
  })
  return (
    <>
      <p className="row s m">
        <Status
          of={pairedAt ? 'SUCCEEDED' : 'WAITING'}
          word={pairedAt ? words.padPaired : words.padWaits}
        />
        {pairedAt
          ? since(pairedAt, createdBy, createdByName)
          : words.codeUntil(times.time(codeExpiresAt))}
        <Button
          look="ghost"
          isBusy={isBusy}
          aria-label={words.endPadOf(court)}
          onClick={() => change({ input: { scorePadId } })}
        >
          {words.end}
        </Button>
      </p>
      {error && <FaultNote fault={error} />}
    </>
  )
}
