import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { ApiKeyCaller, Caller } from '../../../platform/caller.ts'
import type { Variables } from '../../../platform/executor.ts'
import type { VolunteerEvent } from '../../../subgraphs/volunteer/events/volunteer-event.ts'
import { addProClub } from '../../subgraphs/volunteer/caller-fixture.ts'
import { addEvent } from '../../subgraphs/volunteer/events/event-fixture.ts'
import {
  type Asked,
  NOW,
  startVolunteer,
  type VolunteerTest,
  type VolunteerTestOptions,
} from '../../subgraphs/volunteer/volunteer-fixture.ts'

/** The volunteer subgraph of a suite; each test has a new club with an event, and starts at `NOW`. */
export function startVolunteerEvent(options: VolunteerTestOptions = {}) {
  let volunteer: VolunteerTest
  let key: ApiKeyCaller
  let eventId: string

  beforeAll(async () => {
    volunteer = await startVolunteer(options)
  })

  beforeEach(async () => {
    volunteer.setNow(NOW)
    key = await addProClub(volunteer.database)
    eventId = await addEvent(volunteer.database, { clubId: key.clubId })
  })

  afterAll(() => volunteer.close())

  return {
    get volunteer() {
      return volunteer
    },
    get database() {
      return volunteer.database
    },
    /** The key of the club. */
    get key() {
      return key
    },
    get clubId() {
      return key.clubId
    },
    get eventId() {
      return eventId
    },
    /** The fields by which a stored record belongs to the event. */
    get ids() {
      return { clubId: key.clubId, eventId }
    },

    /** Adds another event, of the same club by default. */
    addEvent: (changes: Partial<VolunteerEvent> = {}): Promise<string> =>
      addEvent(volunteer.database, { clubId: key.clubId, ...changes }),

    ask: (operation: string, variables: Variables = {}, caller: Caller = key): Promise<Asked> =>
      volunteer.ask(operation, variables, caller),

    change: (operation: string, input: object, caller: Caller = key): Promise<Asked> =>
      volunteer.ask(operation, { input }, caller),
  }
}
