import { defineWords } from '../../../i18n/define-words.ts'

/** Of the menu by which a match in play is ended, also on Today; those of its dialog come with it. */
export const endActWords = defineWords({
  en: {
    end: 'End match',
    abort: 'Abort match…',
    award: { BLUE: 'Award match to Blue…', ORANGE: 'Award match to Orange…' },
  },
  de: {
    end: 'Spiel beenden',
    abort: 'Spiel abbrechen…',
    award: { BLUE: 'Spiel für Blau werten…', ORANGE: 'Spiel für Orange werten…' },
  },
  es: {
    end: 'Terminar partido',
    abort: 'Interrumpir partido…',
    award: { BLUE: 'Adjudicar a Azul…', ORANGE: 'Adjudicar a Naranja…' },
  },
})
