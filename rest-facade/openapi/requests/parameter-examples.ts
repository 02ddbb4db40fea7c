import type { Parameter } from './parameters.ts'

/** Adds the values of a recorded path and query, such as `/courts/01980000-…?limit=2`, to the parameters of a route. */
export function addExamples(
  parameters: readonly Parameter[],
  template: string,
  recorded: string | undefined,
): readonly Parameter[] {
  const [path = '', query = ''] = recorded?.split('?') ?? []
  const values = new Map(new URLSearchParams(query))
  const parts = path.split('/')
  for (const [index, name] of template.split('/').entries())
    if (name.startsWith(':')) values.set(name.slice(1), decodeURIComponent(parts[index] ?? ''))

  return parameters.map((parameter) => {
    const value = values.get(parameter.name)
    if (value === undefined || value === '') return parameter
    return { ...parameter, example: parameter.schema.type === 'integer' ? Number(value) : value }
  })
}
