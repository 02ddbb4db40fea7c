import { defineWords } from '../../../../i18n/define-words.ts'

export const moveWords = defineWords({
  en: {
    quarter: '15 minutes',
    keep: 'Keep',
    giveUp: 'Give up',
    earlier: '15 minutes earlier',
    later: '15 minutes later',
    movedTo: (shift: string, time: string) => `${shift} is at ${time} now`,
  },
  de: {
    quarter: '15 Minuten',
    keep: 'Übernehmen',
    giveUp: 'Verwerfen',
    earlier: '15 Minuten früher',
    later: '15 Minuten später',
    movedTo: (shift: string, time: string) => `${shift} ist jetzt um ${time}`,
  },
  es: {
    quarter: '15 minutos',
    keep: 'Guardar',
    giveUp: 'Descartar',
    earlier: '15 minutos antes',
    later: '15 minutos después',
    movedTo: (shift: string, time: string) => `${shift} es ahora a las ${time}`,
  },
})
