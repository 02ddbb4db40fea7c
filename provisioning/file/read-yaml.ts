import { type ErrorCode, isAlias, isMap, LineCounter, parseDocument, visit } from 'yaml'

export interface FileFault {
  line: number
  message: string
}

export interface YamlText {
  value: unknown
  faults: FileFault[]
  /** Line of the value at a path, or of the nearest one above it. */
  lineOf(path: readonly (string | number)[]): number
}

/** Instead of the library's messages, which speak to its programmer. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  MULTIPLE_DOCS: 'One document per file.',
  NON_STRING_KEY: 'A key is text.',
}

/** Parses a YAML text, or throws a RangeError if it is nested too deeply; faults of its syntax come with their lines. */
export function readYaml(text: string): YamlText {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    logLevel: 'error',
  })
  if (document.errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION'))
    throw new RangeError('The parser exceeded the call stack.')

  const lineAt = (offset: number) => lines.linePos(offset).line
  const faults = [
    ...document.errors.map(({ pos: [offset], code, message }) => ({
      line: lineAt(offset),
      message: MESSAGES[code] ?? `${message}.`,
    })),
    ...document.warnings
      .filter(({ code }) => code === 'TAG_RESOLVE_FAILED')
      .map(({ pos: [start, end] }) => ({
        line: lineAt(start),
        message: `The tag ${text.slice(start, end)} is unknown.`,
      })),
  ]
  // An alias has two places, and nested ones multiply into billions of values.
  visit(document, {
    Alias(_key, { range }) {
      faults.push({ line: lineAt(range?.[0] ?? 0), message: 'Aliases are not supported.' })
      return visit.BREAK
    },
  })

  return {
    faults,
    value: faults.length > 0 ? null : document.toJS(),
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node = nodeAt(document, path.slice(0, length))
        if (node?.range) return lineAt(node.range[0])
      }
      return 1
    },
  }
}

type Document = ReturnType<typeof parseDocument>

interface Ranged {
  range?: readonly [number, ...number[]] | null
}

/** The key of a member, else the item of a list. */
function nodeAt(document: Document, path: readonly (string | number)[]): Ranged | undefined {
  const parent: unknown =
    path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  const name = path.at(-1)
  if (isAlias(parent)) return undefined
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => String(key) === String(name))
    return pair?.key as Ranged | undefined
  }
  return document.getIn(path, true) as Ranged | undefined
}
