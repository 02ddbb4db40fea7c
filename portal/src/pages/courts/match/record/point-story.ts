import { toPointsText } from '../../today/score-parts.ts'
import { changesSets, type ScoreEvent, toScoreSetsText, winsGame } from '../match.ts'

export interface Mark {
  eventId: string
  /** Of the point; null for a correction. */
  team: 'BLUE' | 'ORANGE' | null
  look: 'point' | 'won' | 'reversed' | 'corrected'
  /** Score that a correction led to. */
  text: string
}

export interface Game {
  key: string
  /** Games of the set once it is won. */
  label: string
  marks: readonly Mark[]
}

export interface SetStory {
  number: number
  label: string
  games: readonly Game[]
}

interface Place {
  set: number
  game: number
}

/** How a score came about, by sets and games. A point stands in the game in which it was played. */
export function toStory(events: readonly ScoreEvent[]): SetStory[] {
  // A result that was entered is no way by points, and stands in the list of events.
  if (!events.some((event) => event.eventType === 'POINT_WON')) return []
  const reversed = new Set(events.flatMap(({ reversedEventId }) => reversedEventId ?? []))
  const sets = new Map<number, Map<number, { label: string; marks: Mark[] }>>()
  for (const event of events) {
    const mark = toMark(event, reversed)
    if (mark === null) continue
    const place = placeOf(event)
    const games = sets.get(place.set) ?? new Map<number, { label: string; marks: Mark[] }>()
    sets.set(place.set, games)
    const game = games.get(place.game) ?? { label: '', marks: [] }
    games.set(place.game, game)
    game.label = toLabel(event, place)
    game.marks.push(mark)
  }
  return [...sets]
    .sort(([one], [other]) => one - other)
    .map(([set, games]) => {
      const list = [...games].sort(([one], [other]) => one - other)
      return {
        number: set + 1,
        label: list.at(-1)?.[1].label ?? '',
        games: list.map(([game, { label, marks }]) => ({ key: `${set}-${game}`, label, marks })),
      }
    })
}

function toMark(event: ScoreEvent, reversed: ReadonlySet<string>): Mark | null {
  const { id: eventId, eventType, team, snapshotAfter } = event
  if (eventType === 'POINT_WON') {
    const isWon = winsGame(snapshotAfter)
    const look = reversed.has(eventId) ? 'reversed' : isWon ? 'won' : 'point'
    return { eventId, team, look, text: '' }
  }
  if (eventType !== 'SCORE_CORRECTED' || snapshotAfter === null) return null
  // A match that is over has no points: its winner was corrected.
  if (snapshotAfter.completed) return null
  const toText = changesSets(event) ? toScoreSetsText : toPointsText
  return { eventId, team: null, look: 'corrected', text: toText(snapshotAfter) }
}

function placeOf({ snapshotBefore }: ScoreEvent): Place {
  if (snapshotBefore === null) return { set: 0, game: 0 }
  const { setHistory, games } = snapshotBefore
  return { set: setHistory.length, game: games.blue + games.orange }
}

/** Games of the set behind an event; behind the last one of a set, its result. */
function toLabel({ snapshotAfter }: ScoreEvent, { set }: Place): string {
  if (snapshotAfter === null) return ''
  const pair = snapshotAfter.setHistory[set] ?? snapshotAfter.games
  return `${pair.blue}–${pair.orange}`
}
