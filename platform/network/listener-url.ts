/** The address at which this machine reaches a listener of its own. */
export function toListenerUrl(host: string, port: number): string {
  return `http://${toClientHost(host)}:${port}`
}

function toClientHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
