import { useState } from 'react'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { VOLUNTEER_AUDIT_LISTS } from './audit/audit-entries.ts'
import { clubSheetWords } from './club-sheet-words.ts'
import { CLUB_LISTS, type OperatedClub } from './operated-clubs.ts'
import { operatorWords } from './operator-words.ts'

const ADD_ONS = ['API_ACCESS_PLUS', 'WEBHOOKS_ACCESS'] as const

/** What a club has bought of the volunteer side. */
export function PlanForm({ club }: { club: OperatedClub }) {
  const words = useWords(operatorWords)
  const sheet = useWords(clubSheetWords)
  const reload = useReload()
  const plan = club.volunteerPlan
  const [isPro, setIsPro] = useState(plan?.isPro ?? false)
  const [addOns, setAddOns] = useState<ReadonlySet<string>>(new Set(plan?.addOns))
  const { change, isBusy, error } = useChange('PortalSetPlan', () => {
    reload(...CLUB_LISTS, ...VOLUNTEER_AUDIT_LISTS)
    showToast({ text: sheet.planDone(club.name) })
  })
  if (plan === null) return null
  const chosen = ADD_ONS.filter((one) => addOns.has(one))
  const isSame = isPro === plan.isPro && chosen.join() === plan.addOns.join()
  const toggle = (one: string) =>
    setAddOns(new Set(addOns.has(one) ? [...addOns].filter((it) => it !== one) : [...addOns, one]))
  return (
    <section className="stack t" aria-labelledby="plan">
      <h3 id="plan">{words.plan}</h3>
      <div>
        <label className="check">
          <input type="checkbox" checked={isPro} onChange={() => setIsPro(!isPro)} />
          <span>{sheet.pro}</span>
        </label>
        {ADD_ONS.map((one) => (
          <label className="check" key={one}>
            <input type="checkbox" checked={addOns.has(one)} onChange={() => toggle(one)} />
            <span>{sheet.addOns[one]}</span>
          </label>
        ))}
      </div>
      {error && <FaultNote fault={error} />}
      <div>
        <Button
          isBusy={isBusy}
          reason={isSame ? sheet.samePlan : null}
          onClick={() => change({ input: { clubId: club.id, isPro, addOns: chosen } })}
        >
          {sheet.savePlan}
        </Button>
      </div>
    </section>
  )
}
