import { defineWords, wordOf } from '../../../../i18n/define-words.ts'

/** Statuses that no other page names; ACTIVE of everything but a match. */
export const auditedStatusWords = defineWords({
  en: {
    ACTIVE: 'Active',
    APPROVED: 'Approved',
    ARCHIVED: 'Archived',
    CLAIMED: 'Being installed',
    EMPTY: 'Empty',
    ENDED: 'Ended',
    ERROR: 'Fails',
    EXCHANGED: 'Installed',
    FULL: 'Full',
    INACTIVE: 'Inactive',
    NONE: 'None',
    OVERBOOKED: 'Overbooked',
    PARTIAL: 'In part',
    PROCESSING: 'In progress',
    QUEUED: 'In the queue',
    REQUIRED: 'Required',
    SUSPENDED: 'Suspended',
    WITHDRAWN: 'Withdrawn',
  },
  de: {
    ACTIVE: 'Aktiv',
    APPROVED: 'Erlaubt',
    ARCHIVED: 'Archiviert',
    CLAIMED: 'Wird installiert',
    EMPTY: 'Leer',
    ENDED: 'Beendet',
    ERROR: 'Fehlerhaft',
    EXCHANGED: 'Installiert',
    FULL: 'Voll',
    INACTIVE: 'Inaktiv',
    NONE: 'Keiner',
    OVERBOOKED: 'Überbucht',
    PARTIAL: 'Teilweise',
    PROCESSING: 'In Arbeit',
    QUEUED: 'In der Warteschlange',
    REQUIRED: 'Nötig',
    SUSPENDED: 'Gesperrt',
    WITHDRAWN: 'Zurückgezogen',
  },
  es: {
    ACTIVE: 'Activo',
    APPROVED: 'Aprobada',
    ARCHIVED: 'Archivado',
    CLAIMED: 'Instalándose',
    EMPTY: 'Vacío',
    ENDED: 'Terminado',
    ERROR: 'Con errores',
    EXCHANGED: 'Instalada',
    FULL: 'Completo',
    INACTIVE: 'Inactivo',
    NONE: 'Ninguna',
    OVERBOOKED: 'Sobreocupado',
    PARTIAL: 'En parte',
    PROCESSING: 'En curso',
    QUEUED: 'En la cola',
    REQUIRED: 'Necesaria',
    SUSPENDED: 'Suspendido',
    WITHDRAWN: 'Retirada',
  },
})

/** A value of an audited field; a status in words. */
export function toValueText(
  field: string,
  value: string | null,
  words: Readonly<Record<string, string>>,
): string {
  if (value === null) return '–'
  return (isStatus(field) ? wordOf(words, value) : undefined) ?? value
}

export function isStatus(field: string): boolean {
  return /status/i.test(field)
}
