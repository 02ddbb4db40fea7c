import fc from 'fast-check'
import {
  astFromValue,
  type GraphQLArgument,
  GraphQLBoolean,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  print,
} from 'graphql'
import type { Variables } from '../../../platform/executor.ts'

export interface RandomDocument {
  text: string
  variables: Variables
}

type Choose = (count: number) => number

const MAX_DEPTH = 4

const MAX_ITEMS = 500

const REQUIRED_BOOLEAN = new GraphQLNonNull(GraphQLBoolean)

const TEXTS = ['a', '', 'é "quoted"', 'back\\slash', 'line\nbreak', '"""', '#{}$x', '🎾', '\u2028']

/** Documents of all that GraphQL lets a client write; some of them are not valid. */
export function aRandomDocument(schema: GraphQLSchema): fc.Arbitrary<RandomDocument> {
  return fc
    .gen()
    .map((generate) => write(schema, (count) => generate(fc.nat, { max: Math.max(0, count - 1) })))
}

function write(schema: GraphQLSchema, choose: Choose): RandomDocument {
  const declared: string[] = []
  const variables: Record<string, unknown> = {}
  const fragments: string[] = []
  let itemCount = 0
  /** What a response key of a type stands for, so that most documents have no conflicts. */
  const meanings = new Map<string, string>()

  const oneOf = <Item>(items: readonly Item[]): Item => items[choose(items.length)] as Item
  const isLucky = (oneIn: number): boolean => choose(oneIn) === oneIn - 1

  const declare = (type: GraphQLInputType, value: unknown): string => {
    const name = `v${declared.length}`
    const isDefault = !isNonNullType(type) && isLucky(4)
    declared.push(`$${name}: ${type}${isDefault ? ` = ${literal(type, value)}` : ''}`)
    if (!isDefault || isLucky(2)) variables[name] = value
    return `$${name}`
  }

  const condition = (): string => {
    if (!isLucky(6)) return ''
    const value = isLucky(2)
    const given = isLucky(3) ? `${value}` : declare(REQUIRED_BOOLEAN, value)
    return ` @${oneOf(['skip', 'include'])}(if: ${given})`
  }

  const anInput = (type: GraphQLInputType, name: string, depth: number): unknown => {
    if (isNonNullType(type)) return anInput(type.ofType, name, depth)
    if (isListType(type))
      return Array.from({ length: choose(3) }, () => anInput(type.ofType, name, depth + 1))
    if (isEnumType(type)) return oneOf(type.getValues()).name
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isNonNullType(field.type) || (depth < 2 && isLucky(2)),
      )
      return Object.fromEntries(
        fields.map((field) => [field.name, anInput(field.type, field.name, depth + 1)]),
      )
    }
    if (type.name === 'Int') return name === 'first' ? 1 + choose(3) : choose(100)
    if (type.name === 'Float') return choose(100) / 4
    if (type.name === 'Boolean') return isLucky(2)
    if (type.name === 'DateTime') return `2026-07-0${1 + choose(9)}T10:00:00.000Z`
    if (type.name === 'Date') return `2026-07-0${1 + choose(9)}`
    if (type.name === 'ID') return `00000000-0000-4000-8000-00000000000${choose(5)}`
    return oneOf(TEXTS)
  }

  const argument = ({ name, type }: GraphQLArgument): string[] => {
    if (!isNonNullType(type) && name !== 'first' && !isLucky(2)) return []
    if (!isNonNullType(type) && isLucky(6)) return [`${name}: null`]
    const value = anInput(type, name, 0)
    return [`${name}: ${isLucky(2) ? declare(type, value) : literal(type, value)}`]
  }

  const field = (parent: GraphQLNamedType, known: GraphQLField<unknown, unknown>): string => {
    const keys = [known.name, known.name, known.name, `x${choose(3)}`, 'id', 'name', 'nodes']
    const key = oneOf(keys)
    const args = () => {
      const written = known.args.flatMap(argument)
      return written.length > 0 ? `(${written.join(', ')})` : ''
    }
    const place = `${parent.name}.${key}`
    const meaning = meanings.get(place) ?? `${known.name} ${args()}`
    meanings.set(place, meaning)
    const [name = '', ...rest] = meaning.split(' ')
    return `${key === name ? '' : `${key}: `}${name}${rest.join(' ')}`
  }

  const selection = (type: GraphQLNamedType, depth: number): string => {
    const count = 1 + choose(3)
    const items = Array.from({ length: count }, () => item(type, depth))
    if (itemCount < MAX_ITEMS && isLucky(4)) items.push(items[0] ?? '')
    return `{ ${items.join(' ')} }`
  }

  const item = (type: GraphQLNamedType, depth: number): string => {
    itemCount += 1
    // A type that leads to itself would be asked for itself without end.
    if (itemCount > MAX_ITEMS) return '__typename'
    const kind = choose(12)
    if (kind === 11) return `${isLucky(2) ? 'kind: ' : ''}__typename${condition()}`
    if (kind === 10) {
      const inner = narrow(type)
      return `... on ${inner.name}${condition()} ${selection(inner, depth)}`
    }
    if (kind === 9) return `...${condition()} ${selection(type, depth)}`
    if (kind === 8) {
      if (fragments.length > 0 && isLucky(2)) {
        const index = choose(fragments.length)
        const of = fragments[index]?.split(' ', 1)[0]
        if (of === type.name) return `...F${index}${condition()}`
      }
      const written = selection(type, depth + 1)
      fragments.push(`${type.name} ${written}`)
      return `...F${fragments.length - 1}${condition()}`
    }
    const fields = fieldsOf(type).filter(
      (one) => depth < MAX_DEPTH || !isCompositeType(getNamedType(one.type)),
    )
    if (fields.length === 0) return '__typename'
    const written = field(type, oneOf(fields))
    const name = written.replace(/^\w+: /, '').match(/^\w+/)?.[0] ?? ''
    const inner = getNamedType(fieldsOf(type).find((one) => one.name === name)?.type)
    const below = isCompositeType(inner) ? ` ${selection(inner, depth + 1)}` : ''
    return `${written}${condition()}${below}`
  }

  const narrow = (type: GraphQLNamedType): GraphQLNamedType =>
    isAbstractType(type) && isLucky(2) ? oneOf(schema.getPossibleTypes(type)) : type

  const isMutation = isLucky(8) && schema.getMutationType() !== undefined
  const root = isMutation ? schema.getMutationType() : schema.getQueryType()
  if (!root) throw new Error('The schema has no root.')
  const body = selection(root, 0)
  const head = declared.length > 0 ? `(${declared.join(', ')})` : ''
  const parts = fragments.map((written, index) => {
    const [type = '', ...rest] = written.split(' ')
    return `fragment F${index} on ${type} ${rest.join(' ')}`
  })
  const text = [`${isMutation ? 'mutation' : 'query'} Q${head} ${body}`, ...parts].join('\n')
  return { text, variables }
}

function fieldsOf(type: GraphQLNamedType | undefined): GraphQLField<unknown, unknown>[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
}

function literal(type: GraphQLInputType, value: unknown): string {
  const node = astFromValue(value, type)
  return node ? print(node) : 'null'
}
