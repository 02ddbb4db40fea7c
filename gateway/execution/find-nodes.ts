import type {
  Answer,
  AnswerError,
  GraphExecutor,
  Operation,
  RequestContext,
} from '../../platform/executor.ts'
import { requireUuid } from '../../platform/ids.ts'
import { batch } from '../../platform/limits/coalesce.ts'
import { LIMITS } from '../../schema/limits.ts'
import { operation } from '../../schema/operations.ts'
import { isProblemCode, Problem, type ProblemDetails } from '../../schema/problem.ts'
import { SUBGRAPHS, type SubgraphName } from '../../schema/subgraphs.ts'
import { UNAVAILABLE } from './fetch/fetch-subgraph.ts'

/** Operations that return the types of nodes, by subgraph. */
const FIND_TYPES = {
  club: operation('FindClubNodeTypes'),
  volunteer: operation('FindVolunteerNodeTypes'),
} as const satisfies Readonly<Record<SubgraphName, Operation>>

/** Creates the resolvers of `node` and `nodes` for one document: they find only the type of an id. */
export function makeFindNodes(subgraphs: Readonly<Record<SubgraphName, GraphExecutor>>) {
  /** Result per id: its type, null, or a Problem if a subgraph failed. */
  async function findTypes(ids: readonly string[], context: RequestContext): Promise<Found[]> {
    const answers = await Promise.allSettled(
      SUBGRAPHS.map((name) => subgraphs[name].execute(FIND_TYPES[name], { ids }, context)),
    )
    const known = answers.map((answer) =>
      answer.status === 'fulfilled' ? typesOf(answer.value) : toUnavailable(),
    )
    return ids.map((_id, index) =>
      known.map((types) => (types instanceof Problem ? types : (types[index] ?? null))),
    )
  }

  return (context: RequestContext) => {
    // A document may select many nodes, and each look-up is a call to each subgraph.
    const find = batch(async (ids: readonly string[]) => {
      const unique = [...new Set(ids)]
      const found = await findTypes(unique, context)
      const byId = new Map(unique.map((id, nth) => [id, found[nth] ?? []]))
      return ids.map((id) => byId.get(id) ?? [])
    })
    const node = async ({ id }: { id: string }) => toNode(id, await find(requireUuid(id)))
    const nodes = ({ ids }: { ids: readonly string[] }) => {
      if (ids.length > LIMITS.nodes)
        throw new Problem('invalid_input', `ids: Send at most ${LIMITS.nodes} ids.`)
      return ids.map((id) => node({ id }))
    }
    return { node, nodes }
  }
}

type Found = readonly (string | null | Problem)[]

function toNode(id: string, found: Found) {
  const type = found.find((each) => typeof each === 'string')
  if (type !== undefined) return { __typename: type, id }
  const problem = found.find((each) => each instanceof Problem)
  if (problem) throw problem

  return null
}

/** The types of all ids, with the refusals of single ones; a Problem if the whole look-up failed. */
function typesOf({ data, errors = [] }: Answer): Found | Problem {
  const types = data?.['types'] as (string | null)[] | null | undefined
  if (types) {
    const refused = new Map(errors.map((error) => [error.path?.[1], toProblem(error)]))
    return types.map((type, index) => refused.get(index) ?? type)
  }
  const isForbidden = errors[0]?.extensions?.['code'] === 'forbidden'
  return isForbidden ? new Problem('forbidden', errors[0]?.message ?? '') : toUnavailable()
}

function toProblem({ message, extensions }: AnswerError): Problem {
  const { code, details } = extensions ?? {}
  return isProblemCode(code)
    ? new Problem(code, message, details as ProblemDetails | undefined)
    : toUnavailable()
}

function toUnavailable(): Problem {
  return new Problem(UNAVAILABLE.extensions.code, UNAVAILABLE.message)
}
