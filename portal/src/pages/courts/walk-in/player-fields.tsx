import { useId } from 'react'
import { CLUB_LIMITS } from '../../../../../schema/club/limits.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import type { PlayerDraft } from './players.ts'
import { walkInWords } from './walk-in-words.ts'

interface PlayerFieldsProps {
  players: readonly PlayerDraft[]
  onChange: (players: PlayerDraft[]) => void
}

/** Names of players; one who may not be shown has none once the booking is made. */
export function PlayerFields({ players, onChange }: PlayerFieldsProps) {
  const words = useWords(walkInWords)
  const id = useId()
  const change = (index: number, changes: Partial<PlayerDraft>) =>
    onChange(players.map((one, at) => (at === index ? { ...one, ...changes } : one)))
  return (
    <fieldset className="stack t">
      <legend className="lbl">{words.players}</legend>
      <p id={id} className="hint">
        {words.namesHint}
      </p>
      {players.map(({ name, mayBeShown }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, which never move
        <div key={index} className="walk-in-player">
          <input
            className="in"
            autoComplete="off"
            aria-label={words.player(index + 1)}
            placeholder={words.player(index + 1)}
            maxLength={CLUB_LIMITS.displayName}
            data-unkept={mayBeShown ? undefined : ''}
            value={name}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <label className="check">
            <input
              type="checkbox"
              aria-label={words.mayShow(index + 1)}
              aria-describedby={id}
              checked={mayBeShown}
              onChange={({ target }) => change(index, { mayBeShown: target.checked })}
            />
            <span>{words.mayBeShown}</span>
          </label>
        </div>
      ))}
    </fieldset>
  )
}
