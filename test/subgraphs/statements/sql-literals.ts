import { parse } from '@babel/parser'

/** A text of the product that is a statement, or a part of one. */
export interface SqlLiteral {
  id: number
  file: string
  line: number
}

const KEYWORD =
  /\b(SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|ORDER BY|GROUP BY|JOIN|LIMIT|VALUES|INDEX|UNION|EXISTS|AND|OR|NOT|IN|IS|NULL|TRUE|FALSE|SHOW|KILL|COMMIT|ROLLBACK|TRANSACTION)\b|\bSET (SESSION\b|[\w.]+ =|\$)/
const PLACEHOLDER = /(^|[\s(=<>])\?($|[\s),+-])/
const COLUMN = /^\(?[a-z]\w?\.[a-z_]+([ ,]|$)/

/** Where a template has an expression. */
const INTERPOLATION = '$'

/** Types and imports hold no SQL. */
const WITHOUT_SQL = /^(TS(?!AsExpression|SatisfiesExpression|NonNull)|Import)/

export interface SourceFacts {
  literals: SqlLiteral[]
  /** Names that the files destructure. */
  options: Set<string>
}

/**
 * Inserts a comment with a number before each SQL literal of a source file, so that a statement that is
 * composed of several literals shows the file and line of each. All tags have the same length.
 */
export function tagSqlLiterals(
  file: string,
  source: string,
  { literals, options }: SourceFacts,
): string {
  const tags: { at: number; tag: string }[] = []
  const visit = (node: SyntaxNode) => {
    if (WITHOUT_SQL.test(node.type)) return
    if (isSql(textOf(node))) {
      const id = literals.length
      literals.push({ id, file, line: node.loc.start.line })
      tags.push({ at: node.start + 1, tag: `/*@${String(id).padStart(4, '0')}*/` })
    }
    for (const { key } of node.type === 'ObjectPattern' ? (node.properties ?? []) : [])
      if (key?.name !== undefined) options.add(key.name)
    for (const [name, child] of Object.entries(node)) {
      if (name === 'key' && node.computed !== true) continue
      for (const one of [child].flat()) if (isNode(one)) visit(one)
    }
  }
  visit(parse(source, { sourceType: 'module', plugins: ['typescript'] }).program as never)

  let tagged = source
  for (const { at, tag } of tags.sort((a, b) => b.at - a.at))
    tagged = tagged.slice(0, at) + tag + tagged.slice(at)
  return tagged
}

const TAG = /\/\*@(\d{4})\*\//g

/** The numbers of the literals that a statement is composed of. */
export function literalsIn(sql: string): number[] {
  return [...sql.matchAll(TAG)].map(([, id]) => Number(id))
}

export function withoutTags(sql: string): string {
  return sql.replaceAll(TAG, '').replaceAll(/\s+/g, ' ')
}

interface SyntaxNode {
  type: string
  start: number
  loc: { start: { line: number } }
  value?: unknown
  quasis?: { value: { cooked: string } }[]
  computed?: boolean
  properties?: { key?: { name?: string } }[]
}

function textOf({ type, value, quasis = [] }: SyntaxNode): string {
  if (type === 'StringLiteral') return String(value)
  return type === 'TemplateLiteral'
    ? quasis.map((quasi) => quasi.value.cooked).join(INTERPOLATION)
    : ''
}

/** A text without a name in lower case, such as ` OR `, cannot name a wrong column. */
function isSql(text: string): boolean {
  return /[a-z$]/.test(text) && (KEYWORD.test(text) || PLACEHOLDER.test(text) || COLUMN.test(text))
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
