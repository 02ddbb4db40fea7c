import { type KeyboardEvent, useRef } from 'react'
import { TEAMS } from '../../../../../../schema/club/statuses.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { sideOf } from '../../court/board.ts'
import { courtWords } from '../../court/court-words.ts'
import type { Match } from '../match.ts'
import { resultWords } from './result-words.ts'
import { type Cell, moveFrom, type TypedSets, typeInto } from './sets-grid.ts'

interface SetsFieldsProps {
  players: Match['players']
  sets: TypedSets
  /** Whether the third set is a match tie-break. */
  endsInTieBreak: boolean
  /** The set that no match can have there. */
  faultyAt: number | null
  onChange: (sets: TypedSets) => void
}

/** A field for each set and team, set by set: a digit leads on to the next one, and arrows move. */
export function SetsFields(props: SetsFieldsProps) {
  const { players, sets, endsInTieBreak, faultyAt, onChange } = props
  const words = useWords(resultWords)
  const court = useWords(courtWords)
  const grid = useRef<HTMLDivElement>(null)
  const focus = (cell: Cell) => grid.current?.querySelector<HTMLElement>(selectorOf(cell))?.focus()
  const type = (at: Cell, text: string) => {
    const typing = typeInto(sets, at, text, endsInTieBreak)
    onChange(typing.sets)
    if (typing.next.set !== at.set || typing.next.side !== at.side) focus(typing.next)
  }
  const move = (event: KeyboardEvent, at: Cell) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = moveFrom(sets, at, event.key)
    if (next === null) return
    event.preventDefault()
    focus(next)
  }
  return (
    <div className="sets-grid" ref={grid}>
      <span aria-hidden="true" />
      {TEAMS.map((team) => (
        <span key={team} aria-hidden="true">
          <span className={team === 'BLUE' ? 'tb' : 'to'}>{court.teams[team]}</span>
          <span className="m s names">
            {players
              .filter((player) => player.team === team)
              .map(({ displayName }) => displayName)
              .join(' · ')}
          </span>
        </span>
      ))}
      {sets.map((set, at) => {
        const isTieBreak = endsInTieBreak && at === sets.length - 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sets are in order and never move
          <div className="contents" key={at}>
            <span className="m s" aria-hidden="true">
              {isTieBreak ? words.tieBreak : court.set(at + 1)}
            </span>
            {TEAMS.map((team) => {
              const side = sideOf(team)
              const cell = { set: at, side }
              return (
                <input
                  key={team}
                  className="in"
                  data-cell={toCellName(cell)}
                  aria-label={words.field(
                    court.teams[team],
                    isTieBreak ? court.phases.MATCH_TIE_BREAK : court.set(at + 1),
                  )}
                  aria-invalid={faultyAt === at || undefined}
                  inputMode="numeric"
                  autoComplete="off"
                  enterKeyHint="next"
                  value={set[side]}
                  onFocus={({ target }) => target.select()}
                  onChange={({ target }) => type(cell, target.value)}
                  onKeyDown={(event) => move(event, cell)}
                />
              )
            })}
          </div>
        )
      })}
    </div>
  )
}

function toCellName({ set, side }: Cell): string {
  return `${set}-${side}`
}

/** Finds the field of a set and a team. */
export function selectorOf(cell: Cell): string {
  return `[data-cell="${toCellName(cell)}"]`
}
