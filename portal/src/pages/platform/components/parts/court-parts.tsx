import { inZone } from '../../../../time/zoned.ts'
import { NeedCards } from '../../../courts/needs/needs.tsx'
import { Legend } from '../../../courts/today/legend.tsx'
import { Timeline } from '../../../courts/today/timeline.tsx'
import { CLUB, COURTS, DAY, NEEDS, NOW } from '../samples/samples.ts'
import { Part } from './part.tsx'

export function CourtDay() {
  return (
    <Part name="timeline">
      <Timeline plan={DAY} now={inZone(NOW, CLUB.timezone).hour} />
      <Legend />
    </Part>
  )
}

export function CourtNeeds() {
  return (
    <Part name="needs">
      <div className="pad">
        <NeedCards
          needs={NEEDS}
          courts={new Map(COURTS.map((court) => [court.id, court]))}
          onHold={() => undefined}
          onSettled={() => undefined}
        />
      </div>
    </Part>
  )
}
