import type { Manifest } from '../schema/registry/collect-operations.ts'

/** TypeScript with the data and variables types of each registered operation by name. */
export function listRegistered(manifest: Manifest): string {
  const operations = Object.entries(manifest).map(([name, { kind }]) => {
    const type = name + kind.charAt(0).toUpperCase() + kind.slice(1)
    return { name, data: type, variables: `${type}Variables` }
  })
  const imported = operations.flatMap(({ data, variables }) => [`  ${data},`, `  ${variables},`])
  const members = operations.map(
    ({ name, data, variables }) => `  ${name}: { data: ${data}; variables: ${variables} };`,
  )
  return [
    '// Made by `npm run build`; not edited by hand.',
    'import type {',
    ...imported,
    "} from './operations.ts'",
    '',
    '/** What each registered operation answers and takes, by its name. */',
    'export interface RegisteredOperations {',
    ...members,
    '}',
    '',
  ].join('\n')
}
