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

/** Broadcasts who is signed in: tabs of a browser share one session, and one may show the person before. */
export function announcePerson(subject: string): void {
  openChannel().postMessage({ subject })
}

export function onPersonElsewhere(learn: (subject: string) => void): () => void {
  return onMessages((data) => {
    if (isPerson(data)) learn(data.subject)
  })
}

function isPerson(data: unknown): data is { subject: string } {
  return typeof data === 'object' && data !== null && 'subject' in data
}

/** Broadcasts that the server knows of activity in this tab, so that no other one asks for it. */
export function announceActivity(): void {
  openChannel().postMessage(ACTIVE)
}

export function onActivityElsewhere(learn: () => void): () => void {
  return onMessage(ACTIVE, learn)
}

function onMessage(kind: string, act: () => void): () => void {
  return onMessages((data) => data === kind && act())
}

function onMessages(learn: (data: unknown) => void): () => void {
  const channel = openChannel()
  const listen = ({ data }: MessageEvent) => learn(data)
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}
