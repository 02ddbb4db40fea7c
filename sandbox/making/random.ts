/** Deterministic random numbers: a seed yields the same sequence on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  chance(probability: number): boolean
  /** At least `min`, below `max`; not rounded. */
  between(min: number, max: number): number
  /** `count` distinct items; the list must have as many. */
  sample<T>(items: readonly T[], count: number): T[]
}

export function makeRandom(seed: string): Random {
  const next = mulberry32(hash(seed))
  return {
    next,
    chance: (probability) => next() < probability,
    between: (min, max) => min + next() * (max - min),
    sample(items, count) {
      const left = [...items]
      return Array.from({ length: count }, () =>
        left.splice(Math.floor(next() * left.length), 1),
      ).flat()
    },
  }
}

/** Random generator of Tommy Ettinger, in the public domain. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193)
  return value
}
