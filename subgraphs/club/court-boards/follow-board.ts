import type { LoggedEvent } from '../../foundation/event-log/entities.ts'
import type { EventStream } from '../../foundation/event-log/follow-tail.ts'
import type { CourtBoard } from './court-board.ts'

interface BoardReads<Shown> {
  /** Null when the caller may not read the board any more. */
  read: () => Promise<CourtBoard | null>
  findCourtOf: (event: LoggedEvent) => Promise<string | null>
  show: (board: CourtBoard) => Shown
}

/** Yields the board now, and again after each event of its court or of a session on it. */
export function followBoard<Shown>(
  events: EventStream,
  { read, findCourtOf, show }: BoardReads<Shown>,
) {
  type Step = IteratorResult<Shown, undefined>
  let last: CourtBoard | null = null

  const see = async (): Promise<Step> => {
    last = await read()
    return last === null ? leave() : { done: false, value: show(last) }
  }

  const leave = async (): Promise<Step> => {
    await events.return()
    return { done: true, value: undefined }
  }

  const next = async (): Promise<Step> => {
    if (last === null) return see()
    for (;;) {
      const step = await events.next()
      if (step.done) return { done: true, value: undefined }
      if (isShown(step.value, last) || (await findCourtOf(step.value)) === last.court.id)
        return see()
    }
  }

  return { [Symbol.asyncIterator]: () => ({ next, return: leave }) }
}

/** A session that leaves the court is known by its id alone. */
function isShown({ resourceId }: LoggedEvent, { court, match, next }: CourtBoard): boolean {
  return [court.id, match?.id, match?.bookingId, next?.id, next?.bookingId].includes(resourceId)
}
