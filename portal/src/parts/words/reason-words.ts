import type { SystemReason } from '../../../../schema/volunteer/statuses.ts'
import { defineWords } from '../../i18n/define-words.ts'

/** Why an assignment ended that no helper gave up. */
export const reasonWords = defineWords({
  en: {
    shift_cancelled: 'The shift was cancelled',
    access_revoked: 'The access to the event was taken away',
    helper_erased: 'The helper was erased',
    withdrawn: 'Assigned by mistake',
    removed: 'Taken off the plan',
  } satisfies Record<SystemReason, string>,
  de: {
    shift_cancelled: 'Die Schicht wurde abgesagt',
    access_revoked: 'Der Zugang zur Veranstaltung wurde entzogen',
    helper_erased: 'Die Person wurde gelöscht',
    withdrawn: 'Versehentlich eingeteilt',
    removed: 'Aus dem Plan genommen',
  },
  es: {
    shift_cancelled: 'El turno se canceló',
    access_revoked: 'Se retiró el acceso al evento',
    helper_erased: 'Se borró a la persona',
    withdrawn: 'Asignación por error',
    removed: 'Fuera del plan',
  },
})
