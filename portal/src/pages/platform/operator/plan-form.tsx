import { useState } from 'react'
import { ask } from '../../../graph/ask.ts'
import { useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { useAct } from '../../../parts/dialogs/use-act.ts'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { VOLUNTEER_AUDIT_LISTS } from './audit/audit-entries.ts'
import { clubSheetWords } from './club-sheet-words.ts'
import {
  ADD_ONS,
  CLUB_LISTS,
  type OperatedClub,
  type PlanChoices,
  withChoices,
} from './operated-clubs.ts'
import { operatorWords } from './operator-words.ts'

interface PlanFormProps {
  club: OperatedClub
  onDone: () => void
}

/** What a club has bought of the volunteer side. */
export function PlanForm({ club, onDone }: PlanFormProps) {
  const words = useWords(operatorWords)
  const sheet = useWords(clubSheetWords)
  const reload = useReload()
  const { volunteerPlan: plan } = club
  const [choices, setChoices] = useState<PlanChoices>({})
  const { run, isBusy, error } = useAct(
    async () => {
      // The plan of this moment: another operator may have changed it since the page was read.
      const { data } = await ask('PortalOperatedClubsBySlug', { prefix: club.slug })
      const latest = data.clubsBySlug?.find(({ id }) => id === club.id)?.volunteerPlan ?? plan
      if (latest === null) return
      await ask('PortalSetPlan', { input: { clubId: club.id, ...withChoices(latest, choices) } })
    },
    () => {
      reload(...CLUB_LISTS, ...VOLUNTEER_AUDIT_LISTS)
      showToast({ text: sheet.planDone(club.name) })
      onDone()
    },
  )
  if (plan === null) return null
  const { isPro, addOns } = withChoices(plan, choices)
  const isSame = isPro === plan.isPro && addOns.join() === plan.addOns.join()
  const choose = (changes: PlanChoices) => setChoices({ ...choices, ...changes })
  return (
    <section className="stack t" aria-labelledby="plan">
      <h3 id="plan">{words.plan}</h3>
      <div>
        <label className="check">
          <input type="checkbox" checked={isPro} onChange={() => choose({ PRO: !isPro })} />
          <span>{sheet.pro}</span>
        </label>
        {ADD_ONS.map((one) => (
          <label className="check" key={one}>
            <input
              type="checkbox"
              checked={addOns.includes(one)}
              onChange={() => choose({ [one]: !addOns.includes(one) })}
            />
            <span>{sheet.addOns[one]}</span>
          </label>
        ))}
      </div>
      {error && <FaultNote fault={error} />}
      <div>
        <Button isBusy={isBusy} reason={isSame ? sheet.samePlan : null} onClick={run}>
          {sheet.savePlan}
        </Button>
      </div>
    </section>
  )
}
