/** True where types and the reference are made, too. */
export function hasDevelopmentTools(): boolean {
  try {
    import.meta.resolve('@graphql-codegen/cli')
    return true
  } catch {
    return false
  }
}

/** What `built/stamp` says of files that were made of these inputs. */
export function toStamp(inputs: string, isWhole: boolean): string {
  return `${inputs} ${isWhole ? 'whole' : 'without types'}\n`
}
