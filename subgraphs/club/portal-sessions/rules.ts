/** The id of a session in the audit: its hash as a UUID of version 8 (RFC 9562, 5.8). */
export function toResourceId(idHash: string): string {
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => idHash.slice(from, to))
  return `${a}-${b}-8${c}-8${d}-${e}`
}
