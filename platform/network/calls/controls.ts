/** Text messages beside the calls and their answers. */
export const CONTROLS = {
  /** From the tier, first: the challenge to which the seals on this socket are bound. */
  hello: 'hello',
  /** From the tier: it is about to stop, and further calls belong to another socket. */
  leave: 'leave',
  /** From the caller: the answer of an item is no longer needed. */
  cancel: 'cancel',
} as const

export function toControl(name: string, value = ''): string {
  return `${name} ${value}`
}

export function readControl(text: string): { name: string; value: string } {
  const [name = '', value = ''] = text.split(' ', 2)
  return { name, value }
}
