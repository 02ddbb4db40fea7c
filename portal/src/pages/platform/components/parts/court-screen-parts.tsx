import { Fault } from '../../../../graph/fault.ts'
import { ActButtons } from '../../../courts/score-pad/pad-acts.tsx'
import { PadFrame } from '../../../courts/score-pad/pad-frame.tsx'
import { TapHalves } from '../../../courts/score-pad/pad-halves.tsx'
import { NoteOfBoard } from '../../../courts/score-pad/pad-note.tsx'
import { RefusedTaps } from '../../../courts/score-pad/refused-taps.tsx'
import { NO_TAPS, type Taps } from '../../../courts/score-pad/taps.ts'
import { WallView } from '../../../courts/screen/wall-view.tsx'
import { BOARDS, CUT_AT, LAST_CHANGE } from '../samples/court-samples.ts'
import { NOW } from '../samples/samples.ts'
import { Part, State } from './part.tsx'

/** In the club's language, as on the wall. */
export function Screens() {
  return (
    <Part name="screens">
      <div className="whole pad">
        {(
          [
            'live',
            'changeover',
            'withheld',
            'result',
            'awarded',
            'stale',
            'free',
            'closed',
          ] as const
        ).map((name) => (
          <State key={name} name={name}>
            <WallView
              board={BOARDS[name === 'stale' ? 'live' : name]}
              now={NOW}
              staleSince={name === 'stale' ? CUT_AT : null}
              main="div"
            />
          </State>
        ))}
      </div>
    </Part>
  )
}

const ignore = () => undefined

const KEPT: Taps = {
  ...NO_TAPS,
  kept: [
    { id: 'one', team: 'BLUE', after: 61 },
    { id: 'other', team: 'ORANGE', after: null },
  ],
}

export function Pads() {
  return (
    <Part name="pads">
      <div className="whole pad">
        <State name="counting">
          <CountingPad board="live" connection="live" keptCount={0} />
        </State>
        <State name="changeover">
          <CountingPad board="changeover" connection="live" keptCount={0} />
        </State>
        <State name="kept">
          <CountingPad board="live" connection="live" keptCount={KEPT.kept.length} />
        </State>
        <State name="side">
          <CountingPad board="side" connection="live" keptCount={0} />
        </State>
        <State name="refused">
          <RefusedPad />
        </State>
        <State name="paused">
          <WaitingPad board="paused" />
        </State>
        <State name="idle">
          <WaitingPad board="free" />
        </State>
      </div>
    </Part>
  )
}

interface CountingPadProps {
  board: 'live' | 'side' | 'changeover'
  connection: 'live'
  keptCount: number
}

function CountingPad({ board: name, connection, keptCount }: CountingPadProps) {
  const board = BOARDS[name]
  return (
    <PadFrame
      board={board}
      connection={connection}
      keptCount={keptCount}
      lastChange={LAST_CHANGE}
      acts={<Acts board={name} isOff={keptCount > 0} />}
    >
      <div className="halves">
        <TapHalves match={board.match} isOff={false} onTap={ignore} />
      </div>
    </PadFrame>
  )
}

function RefusedPad() {
  const { live } = BOARDS
  const points = { taps: KEPT, tap: ignore, countAgain: ignore, drop: ignore }
  return (
    <PadFrame
      board={live}
      connection="live"
      keptCount={KEPT.kept.length}
      lastChange={LAST_CHANGE}
      acts={<Acts board="live" isOff />}
    >
      <RefusedTaps fault={new Fault('state_conflict', '')} match={live.match} points={points} />
      <div className="halves">
        <TapHalves match={live.match} isOff onTap={ignore} />
      </div>
    </PadFrame>
  )
}

function WaitingPad({ board: name }: { board: 'paused' | 'free' }) {
  const board = BOARDS[name]
  return (
    <PadFrame
      board={board}
      connection="live"
      keptCount={0}
      lastChange={null}
      acts={board.match && <Acts board="paused" isOff={false} />}
    >
      <div className="pad-note">
        <NoteOfBoard board={board} isBusy={false} fault={null} onStart={ignore} onResume={ignore} />
      </div>
    </PadFrame>
  )
}

function Acts({
  board,
  isOff,
}: {
  board: 'live' | 'side' | 'paused' | 'changeover'
  isOff: boolean
}) {
  const { match } = BOARDS[board]
  return (
    <ActButtons
      match={match}
      isOff={isOff}
      busy={null}
      fault={null}
      onReverse={ignore}
      onPause={ignore}
    />
  )
}
