const SIGNED_OUT = 'signed-out'

let opened: BroadcastChannel | null = null

/** One channel for the tab: it does not hear what it sends itself. */
function openChannel(): BroadcastChannel {
  opened ??= new BroadcastChannel('clubgate-portal')
  return opened
}

/** Broadcasts the sign-out to the other tabs of the browser, which still show data of the ended session. */
export function announceSignOut(): void {
  openChannel().postMessage(SIGNED_OUT)
}

export function onSignedOutElsewhere(leave: () => void): () => void {
  const channel = openChannel()
  const listen = ({ data }: MessageEvent) => data === SIGNED_OUT && leave()
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}
