const SIGNED_OUT = 'signed-out'
const ACTIVE = 'active'

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
  return onMessage(SIGNED_OUT, leave)
}

/** Broadcasts that the server knows of activity in this tab, so that no other one asks for it. */
export function announceActivity(): void {
  openChannel().postMessage(ACTIVE)
}

export function onActivityElsewhere(learn: () => void): () => void {
  return onMessage(ACTIVE, learn)
}

function onMessage(kind: string, act: () => void): () => void {
  const channel = openChannel()
  const listen = ({ data }: MessageEvent) => data === kind && act()
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}
