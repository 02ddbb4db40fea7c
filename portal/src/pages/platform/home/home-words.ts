import { defineWords } from '../../../i18n/define-words.ts'

export const homeWords = defineWords({
  en: {
    title: 'No club yet',
    text: 'You are signed in, but no club has given you a role. Ask an owner of your club.',
    noPageTitle: 'No page for your role yet',
    noPage: (club: string) => `The portal has no page for what you do in ${club}.`,
    account: 'Account and sessions',
  },
  de: {
    title: 'Noch kein Verein',
    text: 'Du bist angemeldet, aber kein Verein hat dir eine Rolle gegeben. Frag die Vereinsleitung.',
    noPageTitle: 'Noch keine Seite für deine Rolle',
    noPage: (club: string) => `Für das, was du bei ${club} tust, hat das Portal keine Seite.`,
    account: 'Konto und Sitzungen',
  },
  es: {
    title: 'Todavía sin club',
    text: 'Has iniciado sesión, pero ningún club te ha dado un rol. Pregunta a un titular de tu club.',
    noPageTitle: 'Todavía no hay página para tu rol',
    noPage: (club: string) => `El portal no tiene página para lo que haces en ${club}.`,
    account: 'Cuenta y sesiones',
  },
})
