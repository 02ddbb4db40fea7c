import { useEffect, useState } from 'react'
import type { DataOf } from '../../../../graph/ask.ts'
import { useChange, useReload } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { KeptNote } from '../../../../parts/dialogs/entries/kept-note.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { Link } from '../../../../router/link.tsx'
import { guardLeaving } from '../../../../router/place.ts'
import { useTitle } from '../../../../shell/use-title.ts'
import { AUDIT_LISTS } from '../audit/audit-entries.ts'
import { CLUB_LISTS } from '../operated-clubs.ts'
import {
  findFaults,
  type ProvisionFaults,
  type ProvisionField,
  toRefused,
} from './provision-faults.ts'
import { ProvisionFields } from './provision-fields.tsx'
import { type ProvisionForm, toProvisionInput } from './provision-form.ts'
import { ProvisionPlan } from './provision-plan.tsx'
import { provisionWords } from './provision-words.ts'

type Provisioned = NonNullable<DataOf<'PortalProvision'>['provision']>

const EMPTY: ProvisionForm = {
  ...{ organizationName: '', organizationKey: '', name: '', key: '', locationName: '' },
  ...{ timezone: '', country: '', currency: 'EUR', language: '' },
  ...{ courtCount: '4', courtName: '', owner: '' },
  ...{ indoorOutdoor: 'INDOOR', surfaceType: 'ARTIFICIAL_GRASS' },
}

/** A new club with its courts and its owner: checked first, then made in one transaction. */
export default function ProvisionPage() {
  const words = useWords(provisionWords)
  const reload = useReload()
  const [form, setForm] = useState(EMPTY)
  const [isSent, setIsSent] = useState(false)
  const [plan, setPlan] = useState<Provisioned | null>(null)
  const [made, setMade] = useState<Provisioned | null>(null)
  const checking = useChange('PortalProvision', ({ provision }) => setPlan(provision))
  const making = useChange('PortalProvision', ({ provision }) => {
    setMade(provision)
    reload(...CLUB_LISTS, ...AUDIT_LISTS)
  })
  const faults = findFaults(form)
  const whole = { ...form, courtName: form.courtName || words.courtHint }
  useTitle(words.title)
  useGuard(form !== EMPTY && made === null, words.leave)
  const change = (changes: Partial<ProvisionForm>) => {
    setForm({ ...form, ...changes })
    setPlan(null)
    checking.reset()
    making.reset()
  }
  const check = () => {
    setIsSent(true)
    if (Object.keys(faults).length === 0) checking.change({ input: toProvisionInput(whole, true) })
  }
  const refusal = checking.error ?? making.error
  const refused = refusal === null ? null : toRefused(refusal.details)
  const marked: ProvisionFaults = { ...(isSent ? faults : {}), ...refused?.faults }
  const markedNames = (Object.keys(marked) as ProvisionField[]).map((one) => words.fields[one])
  return (
    <>
      <div className="ph">
        <div className="t">
          <nav className="crumb" aria-label={words.path}>
            <Link href="/portal/operator">{words.clubs}</Link>
          </nav>
          <h1>{words.title}</h1>
          <p className="m s">{words.about}</p>
        </div>
      </div>
      {made ? (
        <ProvisionPlan of={made} asked={toProvisionInput(whole, true)} isMade />
      ) : (
        <form
          className="stack"
          noValidate
          data-form={words.title}
          onSubmit={(event) => {
            event.preventDefault()
            check()
          }}
        >
          <KeptNote title={words.title} />
          <ProvisionFields form={form} faults={marked} onChange={change} />
          {markedNames.length > 0 && (
            <p className="note fail" role="alert">
              {words.toMend(markedNames)}
            </p>
          )}
          {refusal && markedNames.length === 0 && <FaultNote fault={refusal} />}
          {refused && refused.others.length > 0 && (
            <ul className="stack x">
              {refused.others.map(({ path, message }) => (
                <li key={path + message} className="s">
                  <code>{path}</code> {message}
                </li>
              ))}
            </ul>
          )}
          {plan && <ProvisionPlan of={plan} asked={toProvisionInput(whole, true)} />}
          <div className="row">
            {plan ? (
              <Button
                look="pri"
                size="lg"
                isBusy={making.isBusy}
                reason={plan.changes.length === 0 ? words.nothingNew : null}
                onClick={() => making.change({ input: toProvisionInput(whole, false) })}
              >
                {words.make(plan.changes.length)}
              </Button>
            ) : (
              <Button look="pri" size="lg" isBusy={checking.isBusy} onClick={check}>
                {words.check}
              </Button>
            )}
            <Link className="btn lg" href="/portal/operator">
              {words.cancel}
            </Link>
          </div>
        </form>
      )}
    </>
  )
}

/** What was typed is not lost by a link. */
function useGuard(isTyped: boolean, question: string): void {
  useEffect(() => {
    if (!isTyped) return
    return guardLeaving(() => confirm(question))
  }, [isTyped, question])
}
