/** A shell text without what it quotes; of a double-quoted string its commands and parameters are left. */
export function bareOf(text: string): string {
  let bare = ''
  const open: string[] = []
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    const isQuoted = open.at(-1) === '"'
    if (char === '\\') {
      at += 1
      if (!isQuoted) bare += text[at] === '\n' ? ' ' : '_'
    } else if (char === '"') {
      if (isQuoted) open.pop()
      else open.push(char)
      bare += isQuoted ? '' : '_'
    } else if (char === '$' && '({'.includes(text[at + 1] ?? '.')) {
      at += 1
      open.push(text.charAt(at))
      bare += `$${text.charAt(at)}`
    } else if (!isQuoted && char === "'") {
      at = text.indexOf("'", at + 1)
      bare += '_'
    } else if (!isQuoted && char === '#' && /(^|\s)$/.test(bare)) {
      at = text.indexOf('\n', at) - 1
      if (at < 0) break
    } else if (!isQuoted) {
      if (char === '(') open.push(char)
      if (char === (open.at(-1) === '{' ? '}' : ')')) open.pop()
      bare += char
    }
  }
  return bare
}

const FUNCTION = /\b(\w+)\(\)/g
const INNERMOST = /\$?\(([^()]*)\)/
/** Words of the shell after which a command follows. */
const BEFORE_COMMAND = /^(?:(?:\w+=\S*|do|then|else|if|while|until|[!{}])(?:\s+|$))*/

/** The commands that a text starts, with their arguments; functions of its own are not among them. */
export function commandsOf(text: string): string[] {
  let rest = bareOf(text)
    .replaceAll(FUNCTION, '')
    .replaceAll(/\$\{[^{}]*\}/g, '_')
  const parts: string[] = []
  for (let inner = INNERMOST.exec(rest); inner !== null; inner = INNERMOST.exec(rest)) {
    parts.push(inner[1] ?? '')
    rest = rest.replace(inner[0], '_')
  }
  return [...parts, rest]
    .flatMap((part) => part.replaceAll(/\d?>&\d?-?/g, ' ').split(/\n|;|\|\|?|&&?/))
    .map((command) => command.trim().replace(BEFORE_COMMAND, ''))
    .filter((command) => command !== '')
}

export function functionsOf(text: string): string[] {
  return [...bareOf(text).matchAll(FUNCTION)].map(([, name = '']) => name)
}
