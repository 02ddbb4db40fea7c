import type { ClubClient, VolunteerClient } from '../../typescript/src/index.ts'
import { CommandError } from '../command.ts'
import type { SandboxClubName, SandboxContent } from '../sandbox-access.ts'
import { clubClientOf, volunteerClientOf } from '../sandbox-access.ts'

/** Acts in one club of a sandbox, as its partner, its club system, its staff and its devices. */
export interface SandboxActor {
  club: ClubClient
  volunteer: VolunteerClient
  clubId: string
  courtIds: readonly string[]
  /** Executes a mutation of the graph as the OWNER, and returns the value of its only root field. */
  mutate<Value>(document: string, input: object): Promise<Value>
  /** Unique name for what is made. */
  name: string
  signal: AbortSignal
}

/** Makes an event happen by public operations; returns the id of the changed resource, if it is known. */
export type Action = (actor: SandboxActor) => Promise<string | null>

export function makeSandboxActor(
  sandbox: SandboxContent,
  clubName: SandboxClubName,
  signal: AbortSignal,
): SandboxActor {
  const { id: clubId, staff_token: token, courts } = sandbox.clubs[clubName]
  return {
    club: clubClientOf(sandbox, clubName),
    volunteer: volunteerClientOf(sandbox, clubName),
    clubId,
    courtIds: courts.map(({ id }) => id),
    name: `trigger-${Date.now().toString(36)}`,
    signal,
    mutate: async (query, input) => {
      const response = await fetch(sandbox.graphql, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { input } }),
        signal,
      })
      return toValue(await response.json())
    },
  }
}

interface GraphAnswer {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code?: string } }[]
}

/** A refusal of the graph, by its code. */
export class GraphRefusal extends CommandError {
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

function toValue<Value>(answer: unknown): Value {
  const { data, errors } = answer as GraphAnswer
  const [fault] = errors ?? []
  const [value] = Object.values(data ?? {})
  if (fault || !value)
    throw new GraphRefusal(fault?.extensions?.code ?? 'unknown', fault?.message ?? 'no data')
  return value as Value
}
