const PAGE = ['first', 'offset', 'after', 'isCounted']

/** Variables of an operation that lists: its page, the ids that lead to the list, and its filter. */
export function listVariables(asked: object, ...parents: string[]): Record<string, unknown> {
  const outer = [...PAGE, ...parents]
  const entries = Object.entries(asked)
  const filter = entries.filter(([name]) => !outer.includes(name))
  const others = entries.filter(([name]) => outer.includes(name))
  return {
    first: 100,
    offset: 0,
    ...Object.fromEntries(others),
    filter: Object.fromEntries(filter),
  }
}
