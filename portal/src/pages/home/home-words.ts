import { defineWords } from '../../i18n/define-words.ts'

export const homeWords = defineWords({
  en: {
    title: 'No club yet',
    text: 'You are signed in, but no club has given you a role. Ask an owner of your club.',
  },
  de: {
    title: 'Noch kein Verein',
    text: 'Du bist angemeldet, aber kein Verein hat dir eine Rolle gegeben. Frag jemanden, dem der Verein gehört.',
  },
  es: {
    title: 'Todavía sin club',
    text: 'Has iniciado sesión, pero ningún club te ha dado un rol. Pregunta a un propietario de tu club.',
  },
})
