import type { Words } from './page-words.ts'

export const spanish: Words = {
  tag: 'es',
  title: 'Mis turnos',
  hello: (name) => `Hola, ${name}`,
  none: 'Todavía no tiene turnos en este evento.',
  yes: 'Sí, voy',
  no: 'No, no puedo ir',
  cancel: 'Ya no puedo ir…',
  reason: 'Motivo (opcional)',
  tellClub: 'Avisar a mi club',
  calendar: 'Añadir mis turnos a un calendario',
  counted: (shifts, open) => {
    const all = shifts === 1 ? 'Tiene un turno' : `Tiene ${shifts} turnos`
    if (open === 0) return `${all}.`
    return open === 1 ? `${all}. Falta una respuesta.` : `${all}. Faltan ${open} respuestas.`
  },
  polls: {
    asked: (day) => `Preguntado el ${day}.`,
    until: (moment) => `Responda antes del ${moment}, por favor.`,
    changeUntil: (moment) => `Puede cambiar sus respuestas hasta el ${moment}.`,
    answered: 'Ya ha respondido',
    answers: { YES: 'Sí', MAYBE: 'Quizá', NO: 'No' },
    comment: '¿Algo más que su club deba saber? (opcional)',
    save: 'Guardar mis respuestas',
    saved: 'Sus respuestas están guardadas. Su club puede verlas.',
    chooseOne: 'Todavía no se ha guardado nada: elija una respuesta en al menos una línea.',
    changed:
      'Todavía no se ha guardado nada: entretanto sus respuestas se han cambiado en otro lugar. Donde las suyas difieren, al lado figura lo que está guardado. Revise sus respuestas y guárdelas de nuevo.',
    stored: (answer) => `Guardado por ahora: ${answer}`,
  },
  contact: (club) => `¿Preguntas? Escriba a ${club}:`,
  overlap: (others) => `A la misma hora que: ${others}.`,
  answered: {
    yes: 'Su sí está guardado. Su club lo ve.',
    no: 'Su no está guardado. Su club lo ve.',
  },
  otherEvents: 'Sus otros enlaces',
  roleOf: 'Tarea',
  placeOf: 'Dónde',
  zone: (zone) => `Todas las horas son locales de ${zone}.`,
  statuses: {
    PENDING: 'Falta su respuesta',
    CONFIRMED: 'Confirmado',
    DECLINED: 'Rechazado',
    CANCELLED: 'Ya no es su turno',
  },
  over: 'Terminado',
  cancelledShift: 'Este turno no se realizará.',
  notExpected: 'Ya no figura en este turno. Si es un error, consulte a su club.',
  declined:
    'Este turno está rechazado. Si al final puede ir, consulte a su club: solo él puede volver a ofrecerle el turno.',
  cancelledEvent: 'Este evento se ha cancelado.',
  leave: 'Cerrar sesión en este dispositivo',
  privacy: 'Esta página es solo para usted. No comparta el enlace.',
  signIn: {
    title: 'Abrir sus turnos',
    text: 'Abra el enlace que le ha enviado su club o péguelo aquí.',
    label: 'Su enlace',
    button: 'Abrir',
    bad: 'Este enlace ya no es válido. Pida uno nuevo a su club.',
    languages: 'Idioma',
    sandbox: 'En este entorno de pruebas, un comando imprime un enlace así:',
  },
  mails: {
    title: 'Correos',
    on: (club) => `Recibe correos de ${club}.`,
    off: (club) => `No recibe correos de ${club}.`,
    noAddress: (club) =>
      `No recibe correos: ${club} no tiene ninguna dirección de correo suya. Dé una a su club si quiere recibirlos.`,
    stop: 'No recibir más correos',
    start: 'Volver a recibir correos',
    change: 'Cambiar',
    back: 'Mis turnos',
    unknown: 'Este enlace ya no es válido.',
    someClub: 'este club',
  },
  refused: {
    moved: 'La hora de este turno ha cambiado. Mírala otra vez antes de responder.',
    full: 'Este turno ya está completo. Su club puede ofrecerle otros.',
    closed: 'Este turno ya no se puede cambiar.',
    pollClosed: 'Esta encuesta ya está cerrada.',
    pollChanged: 'Su club ha cambiado la encuesta. Recargue la página y responda de nuevo.',
    paused: 'Su club no está activo por ahora. Su enlace sigue siendo válido; inténtelo más tarde.',
    other: 'No ha funcionado. Recargue la página e inténtelo de nuevo.',
    busy: 'Demasiadas solicitudes. Inténtelo dentro de un minuto.',
  },
}
