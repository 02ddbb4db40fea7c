import { defineWords } from '../../i18n/define-words.ts'

export const goToWords = defineWords({
  en: { missing: (text: string) => `Why is booking “${text}” not here?` },
  de: { missing: (text: string) => `Warum ist die Buchung „${text}“ nicht da?` },
  es: { missing: (text: string) => `¿Por qué no está la reserva «${text}»?` },
})
