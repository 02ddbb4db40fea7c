import type { Translated, WordsOf } from '../../../i18n/define-words.ts'
import type { ShownAudience } from './compose/audience.ts'
import type { messagesWords } from './messages-words.ts'

type MessageWords =
  typeof messagesWords extends WordsOf<infer English> ? Translated<English> : never

/** Whom a message is for, in a few words. */
export function toAudienceText(
  { audience }: { audience: ShownAudience },
  words: MessageWords,
): string {
  const { type, roleIds, shiftIds, helperIds, assignmentStatus, endingAfter } = audience
  if (type === 'ROLE') return words.audiences.ROLE(roleIds.length)
  if (type === 'SHIFT' && endingAfter) return words.audiences.ASSIGNED
  if (type === 'SHIFT') return words.audiences.SHIFT(shiftIds.length)
  if (type === 'HELPERS') return words.audiences.HELPERS(helperIds.length)
  if (type === 'STATUS') return words.audiences.STATUS[assignmentStatus ?? 'PENDING']
  return type === 'ALL' ? words.audiences.ALL : words.audiences.TRIGGER
}
