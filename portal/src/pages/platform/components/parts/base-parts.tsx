import { useState } from 'react'
import { Fault } from '../../../../graph/fault.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { WordOf } from '../../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { OneToast } from '../../../../parts/toasts.tsx'
import { statusWords } from '../../../../parts/words/status-words.ts'
import { componentsWords } from '../components-words.ts'
import { TEXTS } from '../samples/samples.ts'
import { Part, State } from './part.tsx'

export function Buttons() {
  const { words } = useWords(componentsWords)
  const [answer, setAnswer] = useState('yes')
  const [isFailed, setIsFailed] = useState(true)
  return (
    <Part name="buttons">
      <div className="pad stack">
        <State name="primary">
          <div className="row">
            <Button look="pri">{words.save}</Button>
            <Button look="pri" className="is-hover">
              {words.hover}
            </Button>
            <Button look="pri" className="is-focus">
              {words.focus}
            </Button>
            <Button look="pri" isBusy>
              {words.busy}
            </Button>
            <Button look="pri" reason={words.offReason}>
              {words.off}
            </Button>
          </div>
        </State>
        <State name="usual">
          <div className="row">
            <Button icon="mail">{words.save}</Button>
            <Button className="is-hover">{words.hover}</Button>
            <Button className="is-focus">{words.focus}</Button>
            <Button className="is-active">{words.pressed}</Button>
            <Button isBusy>{words.busy}</Button>
            <Button reason={words.offReason}>{words.off}</Button>
            <Button icon="dots" aria-label={words.more} />
          </div>
        </State>
        <State name="others">
          <div className="row">
            <Button look="ghost">{words.ghost}</Button>
            <Button look="danger">{words.danger}</Button>
            <Button look="danger pri">{words.dangerSure}</Button>
            <Button look="pri" size="lg">
              {words.large}
            </Button>
          </div>
        </State>
        <State name="choice">
          <div className="row">
            <div className="seg">
              {(['yes', 'maybe', 'no'] as const).map((one) => (
                <Button key={one} aria-pressed={one === answer} onClick={() => setAnswer(one)}>
                  {words[one]}
                </Button>
              ))}
            </div>
            <div className="chips">
              {(['on', 'other'] as const).map((one) => (
                <button
                  key={one}
                  type="button"
                  className="chip"
                  aria-pressed={(one === 'on') === isFailed}
                  onClick={() => setIsFailed(one === 'on')}
                >
                  {words[one]}
                </button>
              ))}
            </div>
          </div>
        </State>
      </div>
    </Part>
  )
}

export function StatusParts() {
  const names = Object.keys(useWords(statusWords))
  return (
    <Part name="status">
      <div className="pad stack">
        <State name="plain">
          <div className="row">
            {names.map((name) => (
              <Status key={name} of={name} />
            ))}
          </div>
        </State>
        <State name="badges">
          <div className="row">
            {BADGES.map((name) => (
              <Status key={name} of={name} isBadge />
            ))}
          </div>
        </State>
        <State name="unknown">
          <div className="row">
            <Status of={UNKNOWN} />
            <Status of={UNKNOWN} isBadge />
          </div>
        </State>
      </div>
    </Part>
  )
}

const BADGES = ['SCHEDULED', 'READY', 'ACTIVE', 'PAUSED', 'CONFLICT', 'ABORTED', 'COMPLETED']
const UNKNOWN = 'SOMETHING_NEW'

export function ConnectionWords() {
  const { words } = useWords(componentsWords)
  return (
    <Part name="connection">
      <div className="pad stack">
        <div className="row">
          <WordOf state="live" />
          <WordOf state="reconnecting" />
          <WordOf state="caughtUp" />
        </div>
        <div className="note warn">
          <span>{words.stale}</span>
        </div>
      </div>
    </Part>
  )
}

export function Notes() {
  const { words } = useWords(componentsWords)
  const refused = new Fault('forbidden', '', { requestId: TEXTS.requestId })
  const away = new Fault('offline', '')
  return (
    <Part name="notes">
      <div className="pad stack">
        <FaultNote fault={refused} />
        <FaultNote fault={away} onRetry={() => {}} />
        <OneToast toast={{ id: -1, text: words.caughtUp, undo: () => {} }} />
        <OneToast toast={{ id: -2, text: words.failed, look: 'fail' }} />
      </div>
    </Part>
  )
}

export function States() {
  const { words } = useWords(componentsWords)
  return (
    <Part name="states">
      <div className="cols pad">
        <Empty title={words.emptyTitle} text={words.emptyText}>
          <Button look="pri">{words.save}</Button>
        </Empty>
        <Loading lines={5} />
      </div>
    </Part>
  )
}

export function Secret() {
  return (
    <Part name="secret">
      <div className="pad stack">
        <div className="secret">
          <code>{TEXTS.secret}</code>
          <CopyButton text={TEXTS.secret} />
        </div>
        <pre className="code">{TEXTS.code}</pre>
      </div>
    </Part>
  )
}
