import { getNamedType, isInputObjectType } from 'graphql'
import { GRAPH } from '../graph.ts'

/** The problem codes of a mutation by its description. */
export interface ListedProblems {
  /** Codes of its own, in the order of the description. */
  own: readonly string[]
  /** Names of the codes of refused items; absent where no items are refused one by one. */
  items?: readonly string[]
  /** All codes that an error may have: its own, and the shared ones. */
  errors: ReadonlySet<string>
}

const { apiSchema } = GRAPH.planning

/** Fields of inputs that are idempotency keys. */
export const IDEMPOTENCY_KEYS: readonly string[] = ['idempotencyKey', 'clientRequestId']

const [SHARED = [], SHARED_WITH_KEY = []] = textOf(apiSchema.getType('ProblemCode'))
  .split(';')
  .map(codesIn)

export { SHARED, SHARED_WITH_KEY }

/** Each mutation that clients see, and what its description lists; null for one that lists nothing. */
export const LISTED_PROBLEMS: ReadonlyMap<string, ListedProblems | null> = new Map(
  Object.values(apiSchema.getMutationType()?.getFields() ?? {}).map((field) => {
    const listed = textOf(field).match(/ Problem codes: (.*?)(?: Codes of refused items: (.*))?$/)
    if (!listed) return [field.name, null]

    const [, errors = '', items] = listed
    const own = codesIn(errors)
    const isRepeatable = field.args.some(({ type }) => {
      const input = getNamedType(type)
      return isInputObjectType(input) && IDEMPOTENCY_KEYS.some((key) => key in input.getFields())
    })
    const shared = [...SHARED, ...(isRepeatable ? SHARED_WITH_KEY : [])]
    return [
      field.name,
      { own, errors: new Set([...own, ...shared]), ...(items && { items: namesIn(items) }) },
    ]
  }),
)

function textOf(described: { description?: string | null | undefined } | undefined): string {
  return (described?.description ?? '').replaceAll(/\s+/g, ' ')
}

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([a-z_]+)`/g)].map(([, code = '']) => code)
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name)
}
