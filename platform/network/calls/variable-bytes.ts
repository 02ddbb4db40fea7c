import type { Variables } from '../../executor.ts'

const received = new WeakMap<Variables, Buffer>()

/**
 * Variables from another process, parsed when something looks at them: a tier that forwards an operation never
 * parses those of a bulk import.
 */
export function parseOnAccess(bytes: Buffer): Variables {
  const members: Record<string, unknown> = {}
  let isParsed = false
  const parse = () => {
    if (isParsed) return members
    isParsed = true
    const parsed = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>
    // Assigned as own properties, because a variable may be named __proto__.
    Object.defineProperties(members, Object.getOwnPropertyDescriptors(parsed))
    return members
  }
  const variables: Variables = new Proxy(members, {
    get: (_target, name) => Reflect.get(parse(), name),
    has: (_target, name) => Reflect.has(parse(), name),
    ownKeys: () => Reflect.ownKeys(parse()),
    getOwnPropertyDescriptor: (_target, name) => Reflect.getOwnPropertyDescriptor(parse(), name),
  })
  received.set(variables, bytes)
  return variables
}

/** Variables as JSON; those of another process are forwarded unchanged. */
export function toVariableBytes(variables: Variables): Buffer {
  return received.get(variables) ?? Buffer.from(JSON.stringify(variables), 'utf8')
}
