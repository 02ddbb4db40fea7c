import { describeWithdrawnConsent } from './consent-withdrawn.ts'

describeWithdrawnConsent(10)
