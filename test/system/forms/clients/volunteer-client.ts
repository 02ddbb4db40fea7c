import type { RestAnswer } from './rest-client.ts'

/** Asks the Volunteer-Event Developer API as a club's own system would. */
export type VolunteerClient = (method: string, path: string, body?: unknown) => Promise<RestAnswer>

export function makeVolunteerClient(baseUrl: string, key: string): VolunteerClient {
  return async (method, path, body) => {
    const response = await fetch(`${baseUrl}/api/developer/v1/${path}`, {
      method,
      headers: {
        'x-service-api-key': key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const { status, headers } = response
    return { status, headers, body: await response.json() }
  }
}
