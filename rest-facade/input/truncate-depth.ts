/** Empties all containers of a JSON value at the given depth (`MAX_LEVELS` in json-worker.ts). */
export function truncateDepth(levels: number, value: unknown): void {
  let level = [value].filter(isContainer)
  for (let depth = 1; depth < levels && level.length > 0; depth += 1)
    level = level.flatMap((each) => Object.values(each).filter(isContainer))
  for (const deepest of level) empty(deepest)
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function empty(container: object): void {
  if (Array.isArray(container)) container.length = 0
  else for (const name of Object.keys(container)) Reflect.deleteProperty(container, name)
}
