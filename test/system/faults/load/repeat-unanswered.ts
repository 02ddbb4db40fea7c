import { setTimeout as pause } from 'node:timers/promises'
import type { RestClient } from '../../forms/clients/rest-client.ts'

const ATTEMPTS = 50
const PAUSE_MS = 200

/** Repeats requests that got no answer, as a partner does whose connection broke. */
export function repeatUnanswered(ask: RestClient): RestClient {
  return async (...asked) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask(...asked).catch((error: unknown) => {
        if (attempt === ATTEMPTS) throw error
        return null
      })
      if (answer !== null) return answer
      await pause(PAUSE_MS)
    }
  }
}
