import { defineWords } from '../../../i18n/define-words.ts'

export const matchWords = defineWords({
  en: {
    match: 'Match',
    today: 'Today',
    path: 'You are here',
    score: 'Score',
    about: 'About this match',
    missingTitle: 'No such match',
    missing: 'It is not there any more, or belongs to another club.',
    noEventsTitle: 'Not begun',
    noEvents: 'Points appear here as they are counted at the court.',
    screen: 'Court screen',
    pad: 'Score pad',
    booking: 'Booking',
    agrees: 'Agrees with the match',
    differs: 'Differs from the match',
    reference: 'Reference',
    from: 'Source',
    byClub: 'Made by the club',
    booked: 'Booked',
    players: 'Players',
    started: 'Started',
    notYet: 'Not yet',
    ended: 'Ended',
    scoring: 'At deuce',
    rules: 'Rules',
    changes: 'Changes of ends',
    id: 'Match id',
    pause: 'Pause match',
    resume: 'Go on with match',
    neverBegan: 'Never began',
    correct: 'Correct points…',
    correctWinner: 'Correct winner…',
    isPaused: 'The match is paused',
    isResumed: 'The match goes on',
    shareNames: (count: number) =>
      count === 0
        ? 'Names not shared'
        : count === 1
          ? 'One shares the name'
          : `${count} share their names`,
    modeTexts: {
      ADVANTAGE: 'Two points in a row win the game.',
      GOLDEN_POINT: 'The next point wins the game.',
      STAR_POINT:
        'Two points in a row win the game; after two lost advantages, the next point does.',
    },
    ruleVersions: {
      'padel-2026.1': 'Padel 2026, with a full third set',
      'padel-2026.1+mtb10': 'Padel 2026, with a match tie-break to 10 for the third set',
    },
  },
  de: {
    match: 'Spiel',
    today: 'Heute',
    path: 'Du bist hier',
    score: 'Spielstand',
    about: 'Zu diesem Spiel',
    missingTitle: 'Kein solches Spiel',
    missing: 'Es gibt es nicht mehr, oder es gehört einem anderen Verein.',
    noEventsTitle: 'Noch nicht begonnen',
    noEvents: 'Punkte erscheinen hier, sobald sie am Platz gezählt werden.',
    screen: 'Platzanzeige',
    pad: 'Zählgerät',
    booking: 'Buchung',
    agrees: 'Stimmt mit dem Spiel überein',
    differs: 'Weicht vom Spiel ab',
    reference: 'Nummer',
    from: 'Quelle',
    byClub: 'Vom Verein angelegt',
    booked: 'Gebucht',
    players: 'Spieler',
    started: 'Begonnen',
    notYet: 'Noch nicht',
    ended: 'Beendet',
    scoring: 'Bei Einstand',
    rules: 'Regeln',
    changes: 'Seitenwechsel',
    id: 'Kennung des Spiels',
    pause: 'Spiel unterbrechen',
    resume: 'Spiel fortsetzen',
    neverBegan: 'Nie begonnen',
    correct: 'Punkte berichtigen…',
    correctWinner: 'Sieger berichtigen…',
    isPaused: 'Das Spiel ist unterbrochen',
    isResumed: 'Das Spiel geht weiter',
    shareNames: (count: number) =>
      count === 0
        ? 'Namen nicht freigegeben'
        : count === 1
          ? 'Einer zeigt seinen Namen'
          : `${count} zeigen ihren Namen`,
    modeTexts: {
      ADVANTAGE: 'Zwei Punkte nacheinander gewinnen das Game.',
      GOLDEN_POINT: 'Der nächste Punkt gewinnt das Game.',
      STAR_POINT:
        'Zwei Punkte nacheinander gewinnen das Game; nach zwei verlorenen Vorteilen der nächste Punkt.',
    },
    ruleVersions: {
      'padel-2026.1': 'Padel 2026 mit vollem dritten Satz',
      'padel-2026.1+mtb10': 'Padel 2026 mit Match-Tiebreak bis 10 statt des dritten Satzes',
    },
  },
  es: {
    match: 'Partido',
    today: 'Hoy',
    path: 'Estás aquí',
    score: 'Marcador',
    about: 'Sobre este partido',
    missingTitle: 'No existe ese partido',
    missing: 'Ya no está, o es de otro club.',
    noEventsTitle: 'Sin empezar',
    noEvents: 'Los puntos aparecen aquí según se cuentan en la pista.',
    screen: 'Pantalla de pista',
    pad: 'Marcador táctil',
    booking: 'Reserva',
    agrees: 'Coincide con el partido',
    differs: 'No coincide con el partido',
    reference: 'Referencia',
    from: 'Fuente',
    byClub: 'Hecha por el club',
    booked: 'Reservado',
    players: 'Jugadores',
    started: 'Empezó',
    notYet: 'Todavía no',
    ended: 'Terminó',
    scoring: 'Con iguales',
    rules: 'Reglas',
    changes: 'Cambios de lado',
    id: 'Id del partido',
    pause: 'Pausar partido',
    resume: 'Seguir con el partido',
    neverBegan: 'No empezó',
    correct: 'Corregir puntos…',
    correctWinner: 'Corregir ganador…',
    isPaused: 'El partido está en pausa',
    isResumed: 'El partido sigue',
    shareNames: (count: number) =>
      count === 0
        ? 'Nombres no compartidos'
        : count === 1
          ? 'Uno muestra su nombre'
          : `${count} muestran su nombre`,
    modeTexts: {
      ADVANTAGE: 'Dos puntos seguidos ganan el juego.',
      GOLDEN_POINT: 'El siguiente punto gana el juego.',
      STAR_POINT:
        'Dos puntos seguidos ganan el juego; tras dos ventajas perdidas, lo gana el siguiente punto.',
    },
    ruleVersions: {
      'padel-2026.1': 'Pádel 2026, con tercer set completo',
      'padel-2026.1+mtb10': 'Pádel 2026, con súper desempate a 10 en lugar del tercer set',
    },
  },
})
