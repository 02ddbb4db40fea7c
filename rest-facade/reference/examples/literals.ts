const INDENT = '  '

/** Writes a JSON value as a literal of TypeScript. */
export function toTypeScript(value: unknown, indent = ''): string {
  return write(value, indent, {
    key: (name) => (/^[a-z_]\w*$/i.test(name) ? name : quote(name)),
    text: quote,
    scalar: String,
  })
}

/** Writes a JSON value as a literal of Python. */
export function toPython(value: unknown, indent = ''): string {
  const scalars: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' }
  return write(value, indent, {
    key: (name) => JSON.stringify(name),
    text: (text) => JSON.stringify(text),
    scalar: (scalar) => scalars[String(scalar)] ?? String(scalar),
  })
}

interface Style {
  key(name: string): string
  text(text: string): string
  scalar(scalar: unknown): string
}

function write(value: unknown, indent: string, style: Style): string {
  if (typeof value === 'string') return style.text(value)
  if (typeof value !== 'object' || value === null) return style.scalar(value)

  const inner = indent + INDENT
  const isList = Array.isArray(value)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  const parts = isList
    ? value.map((item) => inner + write(item, inner, style))
    : Object.entries(value).map(
        ([name, member]) => `${inner}${style.key(name)}: ${write(member, inner, style)}`,
      )
  return parts.length === 0 ? open + close : `${open}\n${parts.join(',\n')},\n${indent}${close}`
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
