import { OTHER_RECORDS } from '../../../../../../rules/club/refused-records.ts'
import type { Refusal } from './missing.ts'

/** Where what a refusal asks for is done; null where the booking system does it. */
export type RefusalPlace = 'integrations' | 'courts' | null

/** A refusal as its words name it. */
export type RefusalStory =
  | { code: 'UNMAPPED_COURT'; externalCourt: string }
  | { code: 'COURT_OUT_OF_USE'; externalCourt: string; court: string }
  | { code: 'OLDER_VERSION'; stored: string; submitted: string }
  | { code: 'SAME_VERSION'; version: string }
  | { code: 'BOOKING_SOURCE_INACTIVE'; status: string }
  | { code: 'INVALID_INPUT'; fields: readonly string[] }
  | { code: 'OTHER_RECORDS' }
  | { code: 'INSUFFICIENT_SCOPE'; missing: string }
  | { code: 'OTHER' }

/** What a refusal says, by its code and details; of one that a later release has, its code alone. */
export function toRefusalStory({ code, details }: Pick<Refusal, 'code' | 'details'>): RefusalStory {
  const values = new Map(details.map(({ name, value }) => [name, value]))
  const of = (name: string) => values.get(name) ?? ''
  switch (code) {
    case 'UNMAPPED_COURT': {
      const externalCourt = of('externalCourtId')
      const court = values.get('courtName')
      return court === undefined
        ? { code, externalCourt }
        : { code: 'COURT_OUT_OF_USE', externalCourt, court }
    }
    case 'VERSION_CONFLICT':
      return of('reason') === 'same_version_different_content'
        ? { code: 'SAME_VERSION', version: of('submittedSourceVersion') }
        : {
            ...{ code: 'OLDER_VERSION', stored: of('storedSourceVersion') },
            submitted: of('submittedSourceVersion'),
          }
    case 'BOOKING_SOURCE_INACTIVE':
      return { code, status: of('status') }
    case 'INVALID_INPUT':
      return values.get('') === OTHER_RECORDS
        ? { code: 'OTHER_RECORDS' }
        : {
            code,
            fields: details.map(({ name, value }) => (name ? `${name}: ${value}` : value)),
          }
    case 'INSUFFICIENT_SCOPE':
      return { code, missing: of('missing') }
    default:
      return { code: 'OTHER' }
  }
}

export function placeOf({ code }: RefusalStory): RefusalPlace {
  switch (code) {
    case 'UNMAPPED_COURT':
    case 'BOOKING_SOURCE_INACTIVE':
    case 'INSUFFICIENT_SCOPE':
      return 'integrations'
    case 'COURT_OUT_OF_USE':
      return 'courts'
    default:
      return null
  }
}
