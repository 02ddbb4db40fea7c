import { defineWords } from '../../../../i18n/define-words.ts'

export const answerWords = defineWords({
  en: {
    deliveredShare: 'Delivered, 24 hours',
    ofAll: (all: string) => `of ${all} that ended`,
    chart: 'Deliveries of the last 24 hours by half hours, delivered, failed and pending',
    choosePeriod: 'Deliveries of',
    anyTime: 'All half hours',
    halfHour: (period: string, delivered: number, failed: number, pending: number) =>
      `${period}: ${delivered} delivered, ${failed} failed, ${pending} pending`,
    onlyPeriod: (from: string, to: string) => `Only ${from}–${to} ×`,
    whatTheyAnswered: 'What they answered',
    ofAttempt: (number: number) => `To attempt ${number}.`,
    firstOnly: 'Only its beginning is kept, for 7 days.',
    answerKept: 'Kept for 7 days.',
    resentByPerson: (name: string) => `resent by ${name}`,
    resentByApplication: 'resent by its application',
  },
  de: {
    deliveredShare: 'Zugestellt, 24 Stunden',
    ofAll: (all: string) => `von ${all} beendeten`,
    chart:
      'Zustellungen der letzten 24 Stunden nach halben Stunden, zugestellt, fehlgeschlagen und ausstehend',
    choosePeriod: 'Zustellungen von',
    anyTime: 'Alle halben Stunden',
    halfHour: (period: string, delivered: number, failed: number, pending: number) =>
      `${period}: ${delivered} zugestellt, ${failed} fehlgeschlagen, ${pending} ausstehend`,
    onlyPeriod: (from: string, to: string) => `Nur ${from}–${to} ×`,
    whatTheyAnswered: 'Was geantwortet wurde',
    ofAttempt: (number: number) => `Auf Versuch ${number}.`,
    firstOnly: 'Nur der Anfang wird aufbewahrt, 7 Tage lang.',
    answerKept: 'Wird 7 Tage aufbewahrt.',
    resentByPerson: (name: string) => `neu gesendet von ${name}`,
    resentByApplication: 'neu gesendet von der Anwendung',
  },
  es: {
    deliveredShare: 'Entregado, 24 horas',
    ofAll: (all: string) => `de ${all} terminadas`,
    chart: 'Entregas de las últimas 24 horas por medias horas: entregadas, fallidas y pendientes',
    choosePeriod: 'Entregas de',
    anyTime: 'Todas las medias horas',
    halfHour: (period: string, delivered: number, failed: number, pending: number) =>
      `${period}: ${delivered} entregadas, ${failed} fallidas, ${pending} pendientes`,
    onlyPeriod: (from: string, to: string) => `Solo ${from}–${to} ×`,
    whatTheyAnswered: 'Lo que respondieron',
    ofAttempt: (number: number) => `Al intento ${number}.`,
    firstOnly: 'Solo se guarda el principio, 7 días.',
    answerKept: 'Se guarda 7 días.',
    resentByPerson: (name: string) => `reenviado por ${name}`,
    resentByApplication: 'reenviado por la aplicación',
  },
})
