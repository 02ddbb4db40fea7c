import { makeClient } from '../sides/client.ts'
import { OURS, PACKAGES, type Side } from '../sides/side.ts'
import { pick, reading, type Work } from './work.ts'

/** Match sessions with their scores. */
export function readSessions(): Work[] {
  const idsOf = new Map<Side, string[]>()
  const sides = [...OURS, ...PACKAGES]
  const list = reading({ key: 'sessions', title: 'GET /match-sessions?limit=50' }, sides, () => ({
    rest: '/match-sessions?limit=50',
    sofa: '/v1/match-sessions?first=50',
  }))
  const one = reading(
    { key: 'session', title: 'GET /match-sessions/{id}' },
    sides,
    (side, index) => {
      const id = pick(idsOf.get(side) ?? [], index)
      return { rest: `/match-sessions/${id}`, sofa: `/v1/match-session/${id}` }
    },
  )
  return [list, { ...one, prepare }]

  async function prepare(side: Side): Promise<void> {
    if (idsOf.has(side)) return

    const client = makeClient(side.sandbox.base_url, side.token)
    const { body } = await client.ask('GET', '/v1/club/match-sessions?limit=200&status=COMPLETED')
    idsOf.set(
      side,
      body.data.map(({ id }: { id: string }) => id),
    )
  }
}
