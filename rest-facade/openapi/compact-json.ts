const WIDTH = 120

/** JSON that differs by line and stays small: a value that fits in a line has one. */
export function toCompactJson(value: unknown): string {
  return `${write(value, '', 0)}\n`
}

function write(value: unknown, indent: string, used: number): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return line
  if (indent.length + used + line.length <= WIDTH) return line

  const inner = `${indent} `
  const parts = Array.isArray(value)
    ? value.map((item) => inner + write(item, inner, 0))
    : membersOf(value).map(([key, member]) => inner + key + write(member, inner, key.length))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

/** As in JSON, a member that is undefined is absent. */
function membersOf(value: object): [key: string, member: unknown][] {
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return members.map(([key, member]) => [`${JSON.stringify(key)}: `, member])
}
