import { defineWords } from '../../i18n/define-words.ts'

/** Words of times on a night on which the clock is changed. */
export const clockWords = defineWords({
  en: {
    skipped: 'The clock is put forward over this time. Choose an earlier or a later one.',
    twice: 'The clock shows this time twice',
    first: 'Before it is put back',
    second: 'After it is put back',
  },
  de: {
    skipped: 'Die Uhr wird über diese Zeit vorgestellt. Wähle eine frühere oder spätere.',
    twice: 'Die Uhr zeigt diese Zeit zweimal',
    first: 'Vor dem Zurückstellen',
    second: 'Nach dem Zurückstellen',
  },
  es: {
    skipped: 'El reloj se adelanta y se salta esta hora. Elige una anterior o posterior.',
    twice: 'El reloj marca esta hora dos veces',
    first: 'Antes de atrasarlo',
    second: 'Después de atrasarlo',
  },
})
