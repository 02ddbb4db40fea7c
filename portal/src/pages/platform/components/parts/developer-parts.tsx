import { useState } from 'react'
import { ScopeChoice } from '../../../developers/consent/scope-choice.tsx'
import { EventTable } from '../../../developers/events/event-table.tsx'
import { InstallationTable } from '../../../developers/integrations/installation-table.tsx'
import { AttemptList } from '../../../developers/webhooks/attempts/attempt-list.tsx'
import { DeliveryTable } from '../../../developers/webhooks/delivery-table.tsx'
import { EndpointFigures } from '../../../developers/webhooks/endpoint-figures.tsx'
import { HealthStatus } from '../../../developers/webhooks/health-status.tsx'
import { EndpointNote } from '../../../developers/webhooks/note/endpoint-note.tsx'
import {
  COUNTS,
  DELIVERIES,
  ENDPOINT,
  ENDPOINTS,
  EVENTS,
  INSTALLATIONS,
  NOW,
  SCOPES,
} from '../samples/samples.ts'
import { Part, State } from './part.tsx'

export function Installations() {
  return (
    <Part name="installations">
      <InstallationTable installations={INSTALLATIONS} now={NOW} onManage={() => {}} />
    </Part>
  )
}

export function Scopes() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([SCOPES[0], SCOPES[2]]))
  return (
    <Part name="scopes">
      <ScopeChoice scopes={SCOPES} chosen={chosen} onChoose={setChosen} />
    </Part>
  )
}

export function Endpoints() {
  return (
    <Part name="endpoints">
      <div className="pad stack">
        <div className="row">
          {ENDPOINTS.map((endpoint) => (
            <HealthStatus key={endpoint.id} endpoint={endpoint} />
          ))}
        </div>
        {ENDPOINTS.map((endpoint) => (
          <EndpointNote key={endpoint.id} endpoint={endpoint} counts={COUNTS} />
        ))}
        <EndpointFigures endpoint={ENDPOINT} counts={COUNTS} />
      </div>
    </Part>
  )
}

export function Deliveries() {
  const [chosen, setChosen] = useState<string | null>(DELIVERIES[1]?.id ?? null)
  return (
    <Part name="deliveries">
      <DeliveryTable deliveries={DELIVERIES} chosen={chosen} onChoose={setChosen} />
    </Part>
  )
}

export function Attempts() {
  const [delivered, waiting, sending] = DELIVERIES
  return (
    <Part name="attempts">
      <div className="cols pad">
        {delivered && (
          <State name="delivered">
            <AttemptList delivery={delivered} />
          </State>
        )}
        {waiting && (
          <State name="waiting">
            <AttemptList delivery={waiting} />
          </State>
        )}
        {sending && (
          <State name="sending">
            <AttemptList delivery={sending} />
          </State>
        )}
      </div>
    </Part>
  )
}

export function Events() {
  const [chosen, setChosen] = useState<string | null>(EVENTS[1]?.id ?? null)
  return (
    <Part name="events">
      <EventTable events={EVENTS} chosen={chosen} onChoose={setChosen} />
    </Part>
  )
}
