import type { AnswerError } from '../../platform/executor.ts'

type Path = readonly (string | number)[]

/** Returns a predicate: is there an error at the path, above it, or below it? */
export function makeIsExplained(errors: readonly AnswerError[]): (path: Path) => boolean {
  let known: Explained | null = null
  return (path) => {
    known ??= explainedBy(errors)
    const { around, exact } = known
    return around.has(JSON.stringify(path)) || beginningsOf(path).some((at) => exact.has(at))
  }
}

interface Explained {
  around: ReadonlySet<string>
  exact: ReadonlySet<string>
}

function explainedBy(errors: readonly AnswerError[]): Explained {
  const paths = errors.map(({ path = [] }) => path)
  return {
    around: new Set(paths.flatMap(beginningsOf)),
    exact: new Set(paths.map((path) => JSON.stringify(path))),
  }
}

/** All prefixes of a path, including itself. */
function beginningsOf(path: Path): string[] {
  return Array.from({ length: path.length + 1 }, (_, end) => JSON.stringify(path.slice(0, end)))
}
