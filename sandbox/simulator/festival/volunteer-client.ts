import { RefusedRequest, type Send, sendUntilCounted } from '../api-client.ts'

/** Asks the volunteer API as the club's own system. */
export type AskVolunteers = <Body>(method: string, path: string, body?: unknown) => Promise<Body>

export interface VolunteerAskingSetup {
  send: Send
  /** Address of the API, to its last slash. */
  developerApi: string
  apiKey: string
  /** Waits as long as a full minute's budget asks to. */
  pause(ms: number): Promise<void>
}

export function makeVolunteerAsking(setup: VolunteerAskingSetup): AskVolunteers {
  const { send, developerApi, apiKey: token, pause } = setup
  return async (method, path, body) => {
    const sending = { method, url: `${developerApi}${path}`, token, body }
    const sent = await sendUntilCounted(send, pause, sending)
    if (sent.status < 400) return sent.body as never

    const { code, error } = sent.body as { code: string; error: string }
    throw new RefusedRequest(code, error)
  }
}
