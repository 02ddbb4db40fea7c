import { CLUB_LIMITS } from '../../../../../schema/club/limits.ts'

export interface PlayerDraft {
  name: string
  mayBeShown: boolean
}

export const NO_PLAYERS: readonly PlayerDraft[] = Array.from(
  { length: CLUB_LIMITS.participants },
  () => ({ name: '', mayBeShown: false }),
)

/**
 * Players as they are sent. The name of one who may not be shown never leaves the page: the player counts without it. An
 * empty field is no player.
 */
export function toPlayers(drafts: readonly PlayerDraft[]) {
  return drafts.flatMap(({ name, mayBeShown }) => {
    const displayName = name.trim()
    if (displayName === '') return []
    return [{ displayName: mayBeShown ? displayName : null, mayBeShown }]
  })
}
