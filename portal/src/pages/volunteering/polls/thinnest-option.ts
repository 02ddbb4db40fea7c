/** The option that has fewer yes than every other; null where none stands out. */
export function findThinnest(
  totals: readonly { optionId: string; yesCount: number }[],
): string | null {
  const [first, second] = totals.toSorted((one, other) => one.yesCount - other.yesCount)
  if (!first || !second || first.yesCount === second.yesCount) return null
  return first.optionId
}
