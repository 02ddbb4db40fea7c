/** The same choices in every run; who meets whom is left to chance. */
export function makeChoices(seed: number) {
  let state = seed
  return <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return list[Math.floor((state / 2 ** 32) * list.length)] as T
  }
}
