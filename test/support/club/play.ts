import type { StaffCaller } from '../../../platform/caller.ts'
import type { TestApi } from '../http/api.ts'
import type { ClubFixture } from './fixtures.ts'

const SCORE_INPUTS = {
  startMatch: 'ScoreInput',
  recordPoint: 'TeamScoreInput',
  reversePoint: 'ScoreInput',
  chooseDecidingSide: 'ChooseDecidingSideInput',
} as const

/** Asks the graph, as staff of the club, for one score event; answers the session's next sequence. */
export async function score(
  api: TestApi,
  home: ClubFixture,
  name: keyof typeof SCORE_INPUTS,
  input: Record<string, unknown>,
): Promise<number> {
  const query = `mutation ($input: ${SCORE_INPUTS[name]}!) {
    ${name}(input: $input) { session { eventSequence } } }`
  const { body } = await api.ask('POST', '/graphql', {
    token: await api.staffToken(staffClaimOf(home)),
    body: { query, variables: { input } },
  })
  if (body.errors) throw new Error(JSON.stringify(body.errors))

  return body.data[name].session.eventSequence
}

/** Makes a session READY, starts its match, and plays points such as `BBO`. */
export async function playMatch(
  api: TestApi,
  home: ClubFixture,
  sessionId: string,
  points = '',
): Promise<number> {
  await api.club.query("UPDATE match_sessions SET status = 'READY' WHERE id = ?", [sessionId])
  let eventSequence = await score(api, home, 'startMatch', { sessionId, eventSequence: 0 })
  for (const point of points) {
    const team = point === 'B' ? 'BLUE' : 'ORANGE'
    eventSequence = await score(api, home, 'recordPoint', { sessionId, eventSequence, team })
  }
  return eventSequence
}

export function staffClaimOf({ club }: ClubFixture): Record<string, unknown> {
  const roles: { id: string; role: StaffCaller['roles'][number]['role'] }[] = [
    { id: club.id, role: 'OWNER' },
  ]
  return { clubs: roles }
}
