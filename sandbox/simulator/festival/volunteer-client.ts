import { RefusedRequest, type Send, sendWithRetry } from '../api-client.ts'

/** Calls the volunteer API as the club's own system. */
export type CallVolunteerApi = <Body>(method: string, path: string, body?: unknown) => Promise<Body>

export interface VolunteerClientSetup {
  send: Send
  /** Base URL of the API with a trailing slash. */
  developerApi: string
  apiKey: string
  /** Waits for the `Retry-After` of a 429. */
  pause(ms: number): Promise<void>
}

export function makeCallVolunteerApi(setup: VolunteerClientSetup): CallVolunteerApi {
  const { send, developerApi, apiKey: token, pause } = setup
  return async (method, path, body) => {
    const sending = { method, url: `${developerApi}${path}`, token, body }
    const sent = await sendWithRetry(send, pause, sending)
    if (sent.status < 400) return sent.body as never

    const { code, error } = sent.body as { code: string; error: string }
    throw new RefusedRequest(code, error)
  }
}
