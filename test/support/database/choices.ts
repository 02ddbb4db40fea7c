/** The same choices in every run; who meets whom is left to chance. */
export function makeChoices(seed: number) {
  let state = seed
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return {
    below,
    oneOf: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    /** All of them, in any order. */
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, at: below(1_000) }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}

export type Choices = ReturnType<typeof makeChoices>

/** Always the first one. */
export const FIRST_CHOICES: Choices = {
  below: () => 0,
  oneOf: ([first]) => first as never,
  shuffled: (list) => [...list],
}
