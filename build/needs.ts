/** True where types and the reference are made, too. */
export function hasDevelopmentTools(): boolean {
  try {
    import.meta.resolve('@graphql-codegen/cli')
    return true
  } catch {
    return false
  }
}

/** `whole` builds have the types, client types and the reference, too. */
export type Extent = 'whole' | 'without types'

/** The text of the stamp of a build of these inputs. */
export function toStamp(inputs: string, extent: Extent): string {
  return `${inputs} ${extent}\n`
}
