/** Script that does what a link within the portal does, once the history is back from the dialogs that have closed. */
export function toMove(path: string): string {
  return `(async () => {
    for (let frame = 0; history.state?.layer && frame < 60; frame += 1) await new Promise(requestAnimationFrame)
    history.pushState(null, '', ${JSON.stringify(path)})
    dispatchEvent(new PopStateEvent('popstate'))
  })()`
}
