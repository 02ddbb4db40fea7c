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
      'Sessions last 12 hours. In production this page is one button, to your club’s own sign-in.',
    byIssuer: 'Try that way',
    note: 'A session lasts as long as your club’s sign-in allows, 12 hours at most.',
    people: {
      owner: { role: 'Owner', text: 'Today, integrations, webhooks and events of the club' },
      frontdesk: { role: 'Front desk', text: 'Courts, bookings and what needs attention' },
      coach: { role: 'Coach', text: 'The courts of the day with their scores' },
      coordinator: {
        role: 'Coordinator',
        text: 'Volunteer events with their shifts, and the helpers that are missing',
      },
      admin: { role: 'Administrator', text: 'Every club of the platform' },
      helper: { role: 'Helper', text: 'Own shifts on a phone; says yes or no, without an account' },
    },
    faults: {
      denied: 'The sign-in was refused. Choose another account, or ask your club.',
      expired:
        'The sign-in took longer than ten minutes, or began in another window. Sign in again.',
      failed: 'The sign-in did not succeed. Try again; if it stays, ask your club.',
      unknown:
        'Your club’s sign-in knows you, but no club has given you a role here. Ask an owner of your club.',
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
      'Sitzungen dauern 12 Stunden. Im Betrieb ist diese Seite ein Knopf zur Anmeldung deines Vereins.',
    byIssuer: 'Diesen Weg versuchen',
    note: 'Eine Sitzung dauert so lange, wie die Anmeldung deines Vereins erlaubt, höchstens 12 Stunden.',
    people: {
      owner: {
        role: 'Inhaberin oder Inhaber',
        text: 'Heute, Integrationen, Webhooks und Ereignisse des Vereins',
      },
      frontdesk: { role: 'Empfang', text: 'Plätze, Buchungen und was jemanden braucht' },
      coach: { role: 'Trainer', text: 'Die Plätze des Tages mit ihren Spielständen' },
      coordinator: {
        role: 'Koordination',
        text: 'Veranstaltungen mit ihren Schichten und den Helfern, die fehlen',
      },
      admin: { role: 'Verwaltung der Plattform', text: 'Alle Vereine der Plattform' },
      helper: {
        role: 'Helferin oder Helfer',
        text: 'Eigene Schichten am Telefon; sagt ja oder nein, ohne Konto',
      },
    },
    faults: {
      denied: 'Die Anmeldung wurde abgelehnt. Wähle ein anderes Konto, oder frag deinen Verein.',
      expired:
        'Die Anmeldung dauerte länger als zehn Minuten oder begann in einem anderen Fenster. Melde dich noch einmal an.',
      failed:
        'Die Anmeldung gelang nicht. Versuch es noch einmal; bleibt es so, frag deinen Verein.',
      unknown:
        'Die Anmeldung deines Vereins kennt dich, aber kein Verein hat dir hier eine Rolle gegeben. Frag jemanden, dem dein Verein gehört.',
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
      'Las sesiones duran 12 horas. En producción esta página es un botón, hacia el acceso de tu club.',
    byIssuer: 'Probar ese camino',
    note: 'La sesión dura lo que permita el acceso de tu club, 12 horas como mucho.',
    people: {
      owner: {
        role: 'Propietaria o propietario',
        text: 'Hoy, integraciones, webhooks y eventos del club',
      },
      frontdesk: { role: 'Recepción', text: 'Pistas, reservas y lo que necesita a alguien' },
      coach: { role: 'Entrenador', text: 'Las pistas del día con sus marcadores' },
      coordinator: {
        role: 'Coordinación',
        text: 'Eventos con sus turnos y los ayudantes que faltan',
      },
      admin: { role: 'Administración', text: 'Todos los clubes de la plataforma' },
      helper: { role: 'Voluntario', text: 'Sus turnos en el móvil; dice sí o no, sin cuenta' },
    },
    faults: {
      denied: 'El acceso fue rechazado. Elige otra cuenta, o pregunta a tu club.',
      expired: 'El acceso tardó más de diez minutos, o empezó en otra ventana. Vuelve a entrar.',
      failed: 'No se pudo entrar. Inténtalo de nuevo; si sigue, pregunta a tu club.',
      unknown:
        'El acceso de tu club te conoce, pero ningún club te ha dado un rol aquí. Pregunta a un propietario de tu club.',
      unreachable: 'El acceso de tu club no responde. Inténtalo en un momento.',
      large: 'Tu cuenta lleva más roles de los que caben en una sesión. Pregunta al operador.',
      ended: 'Tu sesión ha terminado. Vuelve a entrar para seguir.',
    },
  },
})
