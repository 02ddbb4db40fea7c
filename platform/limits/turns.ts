/** Runs of one key, of which a few are at work and the others wait, the first come first. */
export interface Turns {
  take<T>(key: string, run: () => Promise<T>): Promise<T>
}

/** Bounds the memory of a key: a server with so many waiting requests of one key is overloaded by their number. */
export const MAX_IN_LINE = 1_000

interface Line {
  running: number
  waiting: (() => void)[]
}

/** `refuse` throws, where `MAX_IN_LINE` of a key wait; `atOnceOf`: how many of a key may be at work now. */
export function makeTurns(refuse: () => void, atOnceOf: (key: string) => number): Turns {
  const lines = new Map<string, Line>()

  const lineOf = (key: string) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    return line
  }
  /** The turn of one that ends is given to the next, unless fewer may be at work than before. */
  const giveBack = (key: string, line: Line) => {
    line.running -= 1
    while (line.running < atOnceOf(key)) {
      const next = line.waiting.shift()
      if (next === undefined) break
      line.running += 1
      next()
    }
    if (line.running === 0) lines.delete(key)
  }

  return {
    async take(key, run) {
      const line = lineOf(key)
      if (line.waiting.length === 0 && line.running < atOnceOf(key)) line.running += 1
      else if (line.waiting.length >= MAX_IN_LINE) refuse()
      else await new Promise<void>((resolve) => line.waiting.push(resolve))
      try {
        return await run()
      } finally {
        giveBack(key, line)
      }
    },
  }
}
