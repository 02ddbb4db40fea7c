import type { CourtOfDevices } from './court-of-devices.ts'

type Pad = NonNullable<CourtOfDevices['scorePads']>[number]

/** A code that is `ended` has expired, or its pad was switched off. */
export type CodeState = 'waiting' | 'paired' | 'ended'

/** State of a pad's code. The list lacks a pad before it is read again, so only a pad that was listed can be missing. */
export function codeStateOf(
  pad: Pick<Pad, 'pairedAt' | 'codeExpiresAt'> | undefined,
  wasListed: boolean,
  now: Date,
): CodeState {
  if (pad === undefined) return wasListed ? 'ended' : 'waiting'
  if (pad.pairedAt !== null) return 'paired'
  return new Date(pad.codeExpiresAt) <= now ? 'ended' : 'waiting'
}

/** State of a screen's address, which ends with the screen that it was made for. */
export function addressStateOf(isListed: boolean, wasListed: boolean): CodeState {
  return wasListed && !isListed ? 'ended' : 'waiting'
}
