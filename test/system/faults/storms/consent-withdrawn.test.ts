import { describeWithdrawnConsent } from '../../../subgraphs/club/at-once/consent-withdrawn.ts'

describeWithdrawnConsent(100)
