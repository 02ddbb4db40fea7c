import type { AnswerError } from '../../platform/executor.ts'

type Path = readonly (string | number)[]

/** Whether one of the errors is of the place, of something inside it or of something around it. */
export function makeExplains(errors: readonly AnswerError[]): (path: Path) => boolean {
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

/** Every beginning of a path, the whole included. */
function beginningsOf(path: Path): string[] {
  return Array.from({ length: path.length + 1 }, (_, end) => JSON.stringify(path.slice(0, end)))
}
