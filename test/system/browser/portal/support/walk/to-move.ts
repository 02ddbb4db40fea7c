/** Script that does what a link within the portal does. */
export function toMove(path: string): string {
  return `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`
}
