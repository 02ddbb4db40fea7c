import { useWords } from '../../../i18n/use-words.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { type Endpoint, HEALTH_SHAPES, healthOf } from './endpoints.ts'
import { webhooksWords } from './webhooks-words.ts'

export function HealthStatus({ endpoint }: { endpoint: Endpoint }) {
  const words = useWords(webhooksWords)
  const times = useTimes(useClub().timezone)
  const health = healthOf(endpoint)
  const { consecutiveFailures, disabledAt } = endpoint
  const word = {
    working: words.working,
    failing: words.failing(consecutiveFailures),
    stopped: disabledAt ? words.stoppedOn(times.date(disabledAt)) : words.stopped,
    ended: disabledAt ? words.endedOn(times.date(disabledAt)) : words.disabled,
    disabled: disabledAt ? words.disabledOn(times.date(disabledAt)) : words.disabled,
  }[health]
  return <Status of={HEALTH_SHAPES[health]} word={word} />
}
