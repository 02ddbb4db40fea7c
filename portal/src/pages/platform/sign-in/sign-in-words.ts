import { defineWords } from '../../../i18n/define-words.ts'

export const signInWords = defineWords({
  en: {
    product: 'Clubgate',
    initials: 'CG',
    who: 'Who do you want to be?',
    title: 'Sign in to your club',
    sandbox: 'This is a sandbox with made-up people. No password is needed.',
    text: 'Your club’s own sign-in opens, and brings you back here.',
    signIn: 'Sign in',
    language: 'Language',
    roles: 'Roles',
    sandboxNote:
      'You are signed out after 12 hours. In real use this page is one button that opens your club’s own sign-in.',
    byIssuer: 'People of the other clubs',
    another: 'Use another account',
    outHere:
      'You are signed out here. Your club’s own sign-in may still know this browser; it asks for the account when you sign in again.',
    note: 'A session lasts as long as your club’s sign-in allows, 12 hours at most.',
    people: {
      owner: {
        role: 'Owner',
        text: 'Courts, volunteers, integrations, webhooks and API keys',
      },
      frontdesk: { role: 'Front desk', text: 'Courts, bookings and what needs attention' },
      coach: { role: 'Coach', text: 'The courts of the day with their scores' },
      coordinator: {
        role: 'Coordinator',
        text: 'Volunteer events, and which of their shifts still need helpers',
      },
      admin: { role: 'Platform administrator', text: 'Operates the platform: sees every club' },
      helper: {
        role: 'Helper',
        text: 'Sees their own shifts on a phone and says yes or no; no account needed',
      },
    },
    subject: (subject: string) =>
      `Your subject at the sign-in is ${subject}. It gets a role by provisioning, or as an administrator by ADMIN_SUBJECTS.`,
    faults: {
      busy: 'Too many sign-ins came from your network. Try again in a minute.',
      denied: 'The sign-in was refused. Choose another account, or ask your club.',
      expired:
        'The sign-in took longer than ten minutes, or began in another window. Sign in again.',
      failed: 'The sign-in did not succeed. Try again; if it stays, ask your club.',
      unknown:
        'You are signed in at your club, but this portal found no role for you. Ask an owner of your club.',
      unreachable: 'Your club’s sign-in does not answer. Try again in a moment.',
      large:
        'Your account carries more roles than a session can hold. Ask the operator of the platform.',
      ended: 'Your session has ended. Sign in again to go on.',
    },
  },
  de: {
    product: 'Clubgate',
    initials: 'CG',
    who: 'Wer möchtest du sein?',
    title: 'Bei deinem Verein anmelden',
    sandbox: 'Das ist eine Sandbox mit erfundenen Leuten. Es braucht kein Passwort.',
    text: 'Die Anmeldung deines Vereins öffnet sich und bringt dich hierher zurück.',
    signIn: 'Anmelden',
    language: 'Sprache',
    roles: 'Rollen',
    sandboxNote:
      'Nach 12 Stunden wirst du abgemeldet. Im echten Betrieb ist diese Seite ein Knopf, der die Anmeldung deines Vereins öffnet.',
    byIssuer: 'Personen der anderen Vereine',
    another: 'Anderes Konto verwenden',
    outHere:
      'Du bist hier abgemeldet. Die Anmeldung deines Vereins kennt diesen Browser vielleicht noch; beim nächsten Anmelden fragt sie nach dem Konto.',
    note: 'Eine Sitzung dauert so lange, wie die Anmeldung deines Vereins erlaubt, höchstens 12 Stunden.',
    people: {
      owner: {
        role: 'Vereinsleitung',
        text: 'Plätze, Freiwillige, Integrationen, Webhooks und API-Schlüssel',
      },
      frontdesk: { role: 'Empfang', text: 'Plätze, Buchungen und was jemanden braucht' },
      coach: { role: 'Training', text: 'Die Plätze des Tages mit ihren Spielständen' },
      coordinator: {
        role: 'Koordination',
        text: 'Veranstaltungen, und welche ihrer Schichten noch Helfer brauchen',
      },
      admin: {
        role: 'Verwaltung der Plattform',
        text: 'Betreibt die Plattform: sieht alle Vereine',
      },
      helper: {
        role: 'Helferin oder Helfer',
        text: 'Sieht am Telefon die eigenen Schichten und sagt ja oder nein; ein Konto braucht es nicht',
      },
    },
    subject: (subject: string) =>
      `Deine Kennung bei der Anmeldung ist ${subject}. Eine Rolle bekommt sie durch die Provisionierung, oder als Verwaltung durch ADMIN_SUBJECTS.`,
    faults: {
      busy: 'Aus deinem Netz kamen zu viele Anmeldungen. Versuch es in einer Minute noch einmal.',
      denied: 'Die Anmeldung wurde abgelehnt. Wähle ein anderes Konto, oder frag deinen Verein.',
      expired:
        'Die Anmeldung dauerte länger als zehn Minuten oder begann in einem anderen Fenster. Melde dich noch einmal an.',
      failed:
        'Die Anmeldung gelang nicht. Versuch es noch einmal; bleibt es so, frag deinen Verein.',
      unknown:
        'Du bist bei deinem Verein angemeldet, aber dieses Portal hat keine Rolle für dich gefunden. Frag die Vereinsleitung.',
      unreachable: 'Die Anmeldung deines Vereins antwortet nicht. Versuch es gleich noch einmal.',
      large:
        'Dein Konto trägt mehr Rollen, als in eine Sitzung passen. Frag den Betreiber der Plattform.',
      ended: 'Deine Sitzung ist zu Ende. Melde dich noch einmal an, um weiterzumachen.',
    },
  },
  es: {
    product: 'Clubgate',
    initials: 'CG',
    who: '¿Quién quieres ser?',
    title: 'Entra en tu club',
    sandbox: 'Esto es un entorno de prueba con gente inventada. No hace falta contraseña.',
    text: 'Se abre el acceso de tu propio club, que te trae de vuelta aquí.',
    signIn: 'Entrar',
    language: 'Idioma',
    roles: 'Roles de prueba',
    sandboxNote:
      'La sesión se cierra a las 12 horas. En uso real esta página es un botón que abre el acceso de tu club.',
    byIssuer: 'Personas de los otros clubes',
    another: 'Usar otra cuenta',
    outHere:
      'Has salido de aquí. El acceso de tu club quizá aún conoce este navegador; preguntará por la cuenta cuando vuelvas a entrar.',
    note: 'La sesión dura lo que permita el acceso de tu club, 12 horas como mucho.',
    people: {
      owner: {
        role: 'Titular',
        text: 'Pistas, voluntariado, integraciones, webhooks y claves de API',
      },
      frontdesk: { role: 'Recepción', text: 'Pistas, reservas y lo que necesita a alguien' },
      coach: { role: 'Entrenamiento', text: 'Las pistas del día con sus marcadores' },
      coordinator: {
        role: 'Coordinación',
        text: 'Eventos, y cuáles de sus turnos aún necesitan ayudantes',
      },
      admin: {
        role: 'Administración de la plataforma',
        text: 'Gestiona la plataforma: ve todos los clubes',
      },
      helper: {
        role: 'Ayudante',
        text: 'Ve sus turnos en el móvil y dice sí o no; no hace falta cuenta',
      },
    },
    subject: (subject: string) =>
      `Tu identificador en el acceso es ${subject}. Recibe un rol por el aprovisionamiento, o como administración por ADMIN_SUBJECTS.`,
    faults: {
      busy: 'Llegaron demasiados accesos desde tu red. Inténtalo de nuevo en un minuto.',
      denied: 'El acceso fue rechazado. Elige otra cuenta, o pregunta a tu club.',
      expired: 'El acceso tardó más de diez minutos, o empezó en otra ventana. Vuelve a entrar.',
      failed: 'No se pudo entrar. Inténtalo de nuevo; si sigue, pregunta a tu club.',
      unknown:
        'Te has identificado en tu club, pero este portal no ha encontrado ningún rol para ti. Pregunta a un titular de tu club.',
      unreachable: 'El acceso de tu club no responde. Inténtalo en un momento.',
      large: 'Tu cuenta lleva más roles de los que caben en una sesión. Pregunta al operador.',
      ended: 'Tu sesión ha terminado. Vuelve a entrar para seguir.',
    },
  },
})
