import type { Positioned } from '../../../platform/recent.ts'
import type { ClubEventFieldsFragment } from '../../../schema/types/operations.ts'
import type { AnswerContext } from '../../route.ts'
import { toEventRecord } from '../bodies/events.ts'

/** An event record as it is sent, made once for all sockets. */
export interface Frame extends Positioned {
  bytes: Buffer
}

export function toFrame(event: ClubEventFieldsFragment, context: AnswerContext): Frame {
  const record = toEventRecord(event, context)
  return {
    position: BigInt(event.publicationSequence),
    bytes: Buffer.from(JSON.stringify(record), 'utf8'),
  }
}
