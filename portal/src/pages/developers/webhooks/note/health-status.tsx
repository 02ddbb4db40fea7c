import { useWords } from '../../../../i18n/use-words.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { useClub } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { type Endpoint, HEALTH_SHAPES, healthOf } from '../endpoints.ts'
import { healthWords } from './health-words.ts'

export function HealthStatus({ endpoint }: { endpoint: Endpoint }) {
  const words = useWords(healthWords)
  const times = useTimes(useClub().timezone)
  const health = healthOf(endpoint)
  const { consecutiveFailures, disabledAt } = endpoint
  const word =
    health === 'failing'
      ? words.failing(consecutiveFailures)
      : words[health](times.date(disabledAt ?? ''))
  return <Status of={HEALTH_SHAPES[health]} word={word} />
}
