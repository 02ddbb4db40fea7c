import type { Answer } from '../../../platform/executor.ts'

/** As text, because the order of keys counts. An error stands for the null that it explains. */
export function comparable({ data, errors = [] }: Answer) {
  if (data === undefined) return { refused: errors }
  const explained = errors.map(({ path = [], extensions }) => {
    const at = nullAt(data, path)
    const isItsOwn = at.length === path.length
    return `${at.join('.')} ${isItsOwn ? extensions?.['code'] : ''}`
  })
  return { data: JSON.stringify(data), explained: [...new Set(explained)].sort() }
}

function nullAt(data: unknown, path: NonNullable<Answer['errors']>[number]['path'] = []) {
  let value = data
  for (const [index, key] of path.entries()) {
    if (value === null || value === undefined) return path.slice(0, index)
    value = (value as Record<string | number, unknown>)[key]
  }
  return path
}
