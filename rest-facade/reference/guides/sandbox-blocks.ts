/** Commands that need the tokens, or the events, of a sandbox. */
const NEEDS_SANDBOX =
  /\.data\/|sandbox\.json|\bsandbox(?: |\))|\bclubs\.main\b|\bexamples\/|\bclubgate(?:\.cjs)? (?:listen|trigger|token|events)\b/

/**
 * Whether a block of a terminal needs a sandbox. `bound` has the names that only a sandbox gave a value: variables as
 * `$API`, functions as `club()`, files as they are. Those that the block defines are added, or removed.
 */
export function needsSandbox(language: string, code: string, bound: Set<string>): boolean {
  const isDirect = NEEDS_SANDBOX.test(code)
  const isBound = isDirect || [...bound].some((name) => usesName(language, code, name))
  for (const name of namesDefined(language, code))
    if (isBound) bound.add(name)
    else bound.delete(name)
  // A program reads the environment of any terminal: the command that runs it is marked.
  return isDirect || (isBound && language === 'sh')
}

/** The guide in whose terminal this one continues. */
export function continuedGuide(text: string): string | null {
  return /^.*Continue in the terminal of\s+\[[^[\]]*\]\(([\w-]+)\.md\)/m.exec(text)?.[1] ?? null
}

function namesDefined(language: string, code: string): string[] {
  if (language !== 'sh')
    return [...code.matchAll(/^(?:\/\/|#) (\S+\.\w+)\n/g)].map(([, file = '']) => file)
  return [
    ...[...code.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => `$${name}`),
    ...[...code.matchAll(/^(\w+)\(\) \{/gm)].map(([, name]) => `${name}()`),
  ]
}

function usesName(language: string, code: string, name: string): boolean {
  if (language !== 'sh') return name.startsWith('$') && environmentOf(code).includes(name.slice(1))
  if (name.startsWith('$'))
    return [...code.matchAll(/\$\{?(\w+)/g)].some(([, variable]) => variable === name.slice(1))
  if (!name.endsWith('()')) return code.includes(name)
  return commandsOf(code).includes(name.slice(0, -2))
}

/** The first word of each command, behind words of the shell and values of variables. */
function commandsOf(code: string): string[] {
  return code.split(/[\n|;&({]/).map((command) => {
    const words = command.trim().split(/\s+/)
    const first = words.find((word) => !(SHELL_WORDS.has(word) || /^[A-Z_]+=/.test(word)))
    return first?.split(')')[0] ?? ''
  })
}

const SHELL_WORDS: ReadonlySet<string> = new Set(['do', 'until', 'while'])

/** Names that a program reads from its environment. */
function environmentOf(code: string): string[] {
  const [, taken = ''] = /^const \{(.*)\} = process\.env$/m.exec(code) ?? []
  const single = [...code.matchAll(/\bprocess\.env\.(\w+)|\bos\.environ(?:\.get\(|\[)"(\w+)"/g)]
  return [...(taken.match(/\b[A-Z_]+\b/g) ?? []), ...single.map(([, js, py]) => js ?? py ?? '')]
}
