import { defineWords } from '../../i18n/define-words.ts'

export const idleQuestionWords = defineWords({
  en: {
    title: 'Are you still there?',
    text: (minutes: number) =>
      minutes === 1
        ? 'Nothing was done here for some time. You will be signed out in a minute.'
        : `Nothing was done here for some time. You will be signed out in ${minutes} minutes.`,
    stay: 'Stay signed in',
  },
  de: {
    title: 'Bist du noch da?',
    text: (minutes: number) =>
      minutes === 1
        ? 'Hier wurde eine Weile nichts getan. In einer Minute wirst du abgemeldet.'
        : `Hier wurde eine Weile nichts getan. In ${minutes} Minuten wirst du abgemeldet.`,
    stay: 'Angemeldet bleiben',
  },
  es: {
    title: '¿Sigues ahí?',
    text: (minutes: number) =>
      minutes === 1
        ? 'Hace un rato que no se hace nada aquí. Tu sesión se cerrará en un minuto.'
        : `Hace un rato que no se hace nada aquí. Tu sesión se cerrará en ${minutes} minutos.`,
    stay: 'Seguir con la sesión',
  },
})
