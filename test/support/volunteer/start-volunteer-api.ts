import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import { type Answered, startTestApi, type TestApi, type TestApiOptions } from '../http/api.ts'
import { addAccount, addApiKey } from './volunteer-fixtures.ts'

const EVENT = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02' }

/** Every tier of a suite; each test has a new club with a key of all scopes. */
export function startVolunteerApi(options: TestApiOptions = {}) {
  let api: TestApi
  let clubId: string
  let token: string

  beforeAll(async () => {
    api = await startTestApi(options)
  })

  beforeEach(async () => {
    clubId = await addAccount(api.volunteer)
    token = await addApiKey(api.volunteer, clubId)
  })

  afterAll(() => api.close())

  /** Asks the API of volunteer clubs by the club's key. */
  const ask = (method: string, path: string, body?: unknown): Promise<Answered> =>
    api.ask(method, `/api/developer/v1${path}`, { token, ...(body !== undefined && { body }) })

  return {
    get api() {
      return api
    },
    get database() {
      return api.volunteer
    },
    get clubId() {
      return clubId
    },
    get token() {
      return token
    },
    ask,
    get: (path: string) => ask('GET', path),
    addEvent: async (): Promise<string> => (await ask('POST', '/events', EVENT)).body.event.id,
  }
}

/** Status and problem code of an answer. */
export const codeOf = ({ status, body }: Answered): [number, string | undefined] => [
  status,
  body.code,
]
