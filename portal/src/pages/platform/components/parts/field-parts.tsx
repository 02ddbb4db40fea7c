import { useWords } from '../../../../i18n/use-words.tsx'
import { Icon } from '../../../../parts/icon.tsx'
import { componentsWords } from '../components-words.ts'
import { TEXTS } from '../samples/samples.ts'
import { Part } from './part.tsx'

/** The label stays, and an error says what to do next. */
export function Fields() {
  const { words } = useWords(componentsWords)
  return (
    <Part name="fields">
      <div className="cols pad">
        <div className="field">
          <label htmlFor="empty">{words.label}</label>
          <input className="in" id="empty" placeholder={words.placeholder} />
          <span className="hint">{words.hint}</span>
        </div>
        <div className="field">
          <label htmlFor="filled">{words.label}</label>
          <input className="in is-focus" id="filled" defaultValue={TEXTS.name} />
          <span className="hint">{words.focus}</span>
        </div>
        <div className="field">
          <label htmlFor="wrong">{words.address}</label>
          <input
            className="in"
            id="wrong"
            defaultValue={TEXTS.badAddress}
            aria-invalid
            aria-describedby="wrong-why"
          />
          <span className="err" id="wrong-why">
            <span className="st fail" />
            {words.addressError}
          </span>
        </div>
        <div className="field">
          <label htmlFor="off">{words.external}</label>
          <input className="in" id="off" defaultValue={TEXTS.externalId} disabled />
          <span className="hint">{words.externalHint}</span>
        </div>
        <div className="field">
          <label htmlFor="chosen">{words.types}</label>
          <select className="in" id="chosen">
            <option>{words.typesValue}</option>
          </select>
        </div>
        <div className="field">
          <label htmlFor="search">{words.search}</label>
          <span className="search">
            <Icon name="search" />
            <input className="in" id="search" placeholder={words.searchHint} />
          </span>
        </div>
        <div className="field">
          <label htmlFor="long">{TEXTS.long}</label>
          <input className="in" id="long" defaultValue={TEXTS.long} />
          <span className="hint">
            {words.long} {TEXTS.long}
          </span>
        </div>
      </div>
    </Part>
  )
}
