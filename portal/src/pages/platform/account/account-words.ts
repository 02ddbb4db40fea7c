import { defineWords } from '../../../i18n/define-words.ts'

/** Name of a browser and its system, as far as its own text says so. */
function browserOf(agent: string, unknown: string): string {
  const browser = ['Edg', 'Firefox', 'Chrome', 'Safari'].find((name) => agent.includes(name))
  const system = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'].find((name) =>
    agent.includes(name),
  )
  if (browser === undefined) return unknown
  const name = browser === 'Edg' ? 'Edge' : browser
  return system === undefined ? name : `${name} · ${system}`
}

export const accountWords = defineWords({
  en: {
    title: 'Account and sessions',
    back: 'Back to the portal',
    signOut: 'Sign out',
    roles: 'Roles',
    sessions: 'Sessions',
    sessionsText: (zone: string) => `Browsers in which you are signed in · times in ${zone}`,
    browser: (agent: string) => browserOf(agent, 'Unknown browser'),
    thisOne: 'This browser',
    period: (from: string, to: string) => `Signed in ${from}, ends ${to}`,
    seen: (ago: string) => `Last seen ${ago}`,
    end: 'End session',
  },
  de: {
    title: 'Konto und Sitzungen',
    back: 'Zurück zum Portal',
    signOut: 'Abmelden',
    roles: 'Rollen',
    sessions: 'Sitzungen',
    sessionsText: (zone: string) => `Browser, in denen du angemeldet bist · Zeiten in ${zone}`,
    browser: (agent: string) => browserOf(agent, 'Unbekannter Browser'),
    thisOne: 'Dieser Browser',
    period: (from: string, to: string) => `Angemeldet ${from}, endet ${to}`,
    seen: (ago: string) => `Zuletzt gesehen ${ago}`,
    end: 'Sitzung beenden',
  },
  es: {
    title: 'Cuenta y sesiones',
    back: 'Volver al portal',
    signOut: 'Cerrar sesión',
    roles: 'Tus roles',
    sessions: 'Sesiones',
    sessionsText: (zone: string) => `Navegadores en los que has entrado · horas de ${zone}`,
    browser: (agent: string) => browserOf(agent, 'Navegador desconocido'),
    thisOne: 'Este navegador',
    period: (from: string, to: string) => `Desde ${from}, termina ${to}`,
    seen: (ago: string) => `Visto por última vez ${ago}`,
    end: 'Terminar la sesión',
  },
})
