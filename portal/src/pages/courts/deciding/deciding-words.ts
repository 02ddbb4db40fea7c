import { defineWords } from '../../../i18n/define-words.ts'

/** Words of the rules that decide a game and a match, at a match and as the default of a club. */
export const decidingWords = defineWords({
  en: {
    atDeuce: 'At deuce',
    atOneAll: 'At one set all',
    modeTexts: {
      ADVANTAGE: 'Two points in a row win the game.',
      GOLDEN_POINT: 'The next point wins the game.',
      STAR_POINT:
        'Two points in a row win the game; after two lost advantages, the next point does.',
    },
    thirdSets: {
      'padel-2026.1': 'Third set',
      'padel-2026.1+mtb10': 'Match tie-break',
    },
    thirdSetTexts: {
      'padel-2026.1': 'A full set decides the match.',
      'padel-2026.1+mtb10': 'A tie-break to 10 points, two ahead, decides the match.',
    },
    change: 'Change',
    changeHere: 'Change how this match is counted',
    title: 'How this match is counted',
    text: 'Score pad and court screen name it. It stays once the match has begun.',
    save: 'Save',
    saved: 'The rules of the match are changed',
    frozen: 'The match has begun: its rules stay as they are.',
    clubTitle: 'How matches are counted',
    clubText:
      'For matches that are made from now on. At a match, it can be changed until it begins.',
    changeOfClub: 'Change how matches are counted',
    savedOfClub: 'Matches are counted like this from now on',
  },
  de: {
    atDeuce: 'Bei Einstand',
    atOneAll: 'Bei einem Satz für jede Mannschaft',
    modeTexts: {
      ADVANTAGE: 'Zwei Punkte nacheinander gewinnen das Game.',
      GOLDEN_POINT: 'Der nächste Punkt gewinnt das Game.',
      STAR_POINT:
        'Zwei Punkte nacheinander gewinnen das Game; nach zwei verlorenen Vorteilen der nächste Punkt.',
    },
    thirdSets: {
      'padel-2026.1': 'Dritter Satz',
      'padel-2026.1+mtb10': 'Match-Tiebreak',
    },
    thirdSetTexts: {
      'padel-2026.1': 'Ein voller Satz entscheidet das Spiel.',
      'padel-2026.1+mtb10': 'Ein Tiebreak bis 10 mit zwei Punkten Vorsprung entscheidet das Spiel.',
    },
    change: 'Ändern',
    changeHere: 'Zählweise dieses Spiels ändern',
    title: 'Zählweise dieses Spiels',
    text: 'Zählgerät und Platzanzeige nennen sie. Sobald das Spiel begonnen hat, bleibt sie.',
    save: 'Speichern',
    saved: 'Die Zählweise des Spiels ist geändert',
    frozen: 'Das Spiel hat begonnen: seine Zählweise bleibt.',
    clubTitle: 'Zählweise der Spiele',
    clubText:
      'Für Spiele, die von jetzt an angelegt werden. An einem Spiel lässt sie sich bis zu seinem Beginn ändern.',
    changeOfClub: 'Zählweise der Spiele ändern',
    savedOfClub: 'Spiele werden von jetzt an so gezählt',
  },
  es: {
    atDeuce: 'Con iguales',
    atOneAll: 'Con un set para cada equipo',
    modeTexts: {
      ADVANTAGE: 'Dos puntos seguidos ganan el juego.',
      GOLDEN_POINT: 'El siguiente punto gana el juego.',
      STAR_POINT:
        'Dos puntos seguidos ganan el juego; tras dos ventajas perdidas, lo gana el siguiente punto.',
    },
    thirdSets: {
      'padel-2026.1': 'Tercer set',
      'padel-2026.1+mtb10': 'Súper desempate',
    },
    thirdSetTexts: {
      'padel-2026.1': 'Un set completo decide el partido.',
      'padel-2026.1+mtb10': 'Un desempate a 10 puntos, con dos de ventaja, decide el partido.',
    },
    change: 'Cambiar',
    changeHere: 'Cambiar cómo se cuenta este partido',
    title: 'Cómo se cuenta este partido',
    text: 'El marcador y la pantalla de la pista lo muestran. Cuando el partido ha empezado ya no cambia.',
    save: 'Guardar',
    saved: 'Se ha cambiado cómo se cuenta el partido',
    frozen: 'El partido ha empezado: ya no cambia cómo se cuenta.',
    clubTitle: 'Cómo se cuentan los partidos',
    clubText:
      'Para los partidos que se creen desde ahora. En cada partido se puede cambiar hasta que empieza.',
    changeOfClub: 'Cambiar cómo se cuentan los partidos',
    savedOfClub: 'Desde ahora los partidos se cuentan así',
  },
})
