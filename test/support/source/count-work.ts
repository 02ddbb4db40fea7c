/** Thrown in the midst of work that exceeds its budget, so that quadratic work ends soon. */
export class BudgetExceeded extends Error {}

interface Counter {
  work: number
  budget: number
}

/** Methods that read all of the text they are called on. */
const READING_METHODS = [
  ...['trim', 'trimStart', 'trimEnd', 'toUpperCase', 'toLowerCase', 'normalize'],
  ...['isWellFormed', 'toWellFormed', 'localeCompare', 'includes', 'indexOf', 'lastIndexOf'],
] as const

/** Methods that read it only where they are given a text; a pattern counts what it reads itself. */
const SEARCHING_METHODS = ['split', 'replace', 'replaceAll'] as const

/**
 * Counts the characters that patterns, parsers and methods of texts read during a call: a measure that no
 * load of the machine changes. Throws `BudgetExceeded` once they are more than the budget.
 */
export async function countWork(budget: number, run: () => unknown): Promise<number> {
  const counter: Counter = { work: 0, budget }
  const restore = replaceMethods(counter)
  try {
    await run()
  } finally {
    restore()
  }
  return counter.work
}

function replaceMethods(counter: Counter): () => void {
  const restores: (() => void)[] = []
  const wrap = (
    owner: object,
    name: PropertyKey,
    charge: (self: unknown, args: readonly unknown[]) => number,
  ) => {
    const original: (...args: unknown[]) => unknown = Reflect.get(owner, name)
    Reflect.set(owner, name, function counted(this: unknown, ...args: unknown[]) {
      spend(counter, charge(this, args))
      return Reflect.apply(original, this, args)
    })
    restores.push(() => Reflect.set(owner, name, original))
  }

  for (const name of READING_METHODS) wrap(String.prototype, name, lengthOf)
  for (const name of SEARCHING_METHODS)
    wrap(String.prototype, name, (self, [searched]) =>
      typeof searched === 'string' ? lengthOf(self) : 0,
    )
  wrap(String.prototype, Symbol.iterator, lengthOf)
  const ofFirst = (_self: unknown, [text]: readonly unknown[]) => lengthOf(text)
  wrap(Date, 'parse', ofFirst)
  wrap(JSON, 'parse', ofFirst)
  wrap(Intl, 'getCanonicalLocales', ofFirst)
  wrap(URL, 'canParse', ofFirst)
  wrap(URL, 'parse', ofFirst)
  wrap(Buffer, 'from', ofFirst)
  wrap(globalThis, 'decodeURIComponent', ofFirst)
  for (const name of ['Date', 'URL'] as const) restores.push(replaceConstructor(counter, name))
  restores.push(replaceStringify(counter), replaceExec(counter))
  return () => {
    for (const restore of restores.reverse()) restore()
  }
}

function replaceConstructor(counter: Counter, name: 'Date' | 'URL'): () => void {
  const original = globalThis[name] as unknown as new (...args: unknown[]) => object
  Reflect.set(
    globalThis,
    name,
    new Proxy(original, {
      construct(target, args: unknown[], newTarget) {
        spend(counter, lengthOf(args[0]))
        return Reflect.construct(target, args, newTarget)
      },
    }),
  )
  return () => Reflect.set(globalThis, name, original)
}

function replaceStringify(counter: Counter): () => void {
  const original = JSON.stringify
  JSON.stringify = ((...args: Parameters<typeof original>) => {
    const text = original(...args)
    spend(counter, lengthOf(text))
    return text
  }) as typeof original
  return () => {
    JSON.stringify = original
  }
}

/** Every method that uses a pattern calls `exec`; that no pattern goes back and forth is a test of its own. */
function replaceExec(counter: Counter): () => void {
  const original = RegExp.prototype.exec
  RegExp.prototype.exec = function counted(text) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = original.call(this, text)
    const end = found ? found.index + found[0].length : this.sticky ? from + 1 : text.length
    spend(counter, Math.max(0, end - from))
    return found
  }
  return () => {
    RegExp.prototype.exec = original
  }
}

function lengthOf(text: unknown): number {
  return typeof text === 'string' || text instanceof String ? text.length : 0
}

function spend(counter: Counter, characters: number): void {
  counter.work += characters
  if (counter.work <= counter.budget) return

  counter.budget = Number.POSITIVE_INFINITY
  throw new BudgetExceeded(`More than ${counter.work} characters were read.`)
}
