/** The text of a wildcard, which is valid as JSON and as a number. It marks SQL that is not the product's. */
export const WILDCARD = '9170420691'

/** Makes `Buffer.from` take wildcards as texts. */
export function acceptWildcardsAsBytes(): void {
  const from = Buffer.from as (value: unknown, ...more: unknown[]) => Buffer
  const fromWildcard = (value: unknown, ...more: unknown[]) =>
    typeof value === 'function' ? from(WILDCARD) : from(value, ...more)
  Object.assign(Buffer, { from: fromWildcard })
}

/** Thrown to end a call that would loop without end. */
export class EndlessCall extends Error {}

const MAX_READS = 20_000

export interface Wildcards {
  make(name: string): unknown
  /** The path of each value that was read, with its last name. */
  readonly read: ReadonlyMap<string, string>
}

export interface WildcardSetup {
  /** Values at certain paths, instead of wildcards. */
  overrides: ReadonlyMap<string, unknown>
  /** The value of a name, at any path; undefined for a wildcard. */
  valueFor(name: string): unknown
  /** The members of records, which `...` copies. */
  members: ReadonlySet<string>
  /** Further members that `...` copies, such as filters, whose values make a difference. */
  options: ReadonlySet<string>
}

/**
 * Arguments of unknown type: a wildcard can be called, iterated, computed with and taken apart, and
 * whatever is read of it is a wildcard again.
 */
export function makeWildcards({ overrides, valueFor, members, options }: WildcardSetup): Wildcards {
  const copiedMembers = [...new Set([...options, ...members])]
  const read = new Map<string, string>()
  const made = new Map<string, unknown>()
  let reads = 0

  const valueAt = (path: string, name: string): unknown => {
    reads += 1
    if (reads > MAX_READS) throw new EndlessCall()
    read.set(path, name)
    if (overrides.has(path)) return overrides.get(path)
    return valueFor(name) ?? makeOnce(path)
  }

  const makeOnce = (path: string): unknown => {
    const value = made.get(path) ?? makeOne(path)
    made.set(path, value)
    return value
  }

  const makeOne = (path: string): unknown => {
    const written = new Map<PropertyKey, unknown>()
    const anyMember = `${path}.*`
    let copied: PropertyKey = ''
    const list = () => [valueAt(`${path}[]`, '')]
    return new Proxy(() => undefined, {
      apply: () => valueAt(`${path}()`, ''),
      get(_target, name) {
        if (written.has(name)) return written.get(name)
        if (name === Symbol.iterator) return () => list()[Symbol.iterator]()
        if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? WILDCARD : 1)
        if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return undefined
        if (name === 'toString') return () => WILDCARD
        if (name === 'length' || name === 'size') return 1
        if (name === '0') return list()[0]
        const method = Reflect.get(Array.prototype, name)
        if (typeof method === 'function') return (...args: unknown[]) => method.apply(list(), args)

        const isCopied = copied === name && !options.has(name)
        copied = ''
        // One for all of a record's members: what is written to a row makes no difference to the SQL.
        if (isCopied) return valueFor(name) ?? makeOnce(anyMember)
        return valueAt(`${path}.${name}`, name)
      },
      set(_target, name, value) {
        written.set(name, value)
        return true
      },
      has: () => true,
      ownKeys: () => copiedMembers,
      getOwnPropertyDescriptor(_target, name) {
        copied = name
        return { configurable: true, enumerable: true, value: undefined }
      },
    })
  }

  return { make: (name) => valueAt(name, name), read }
}
