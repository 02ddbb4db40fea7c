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
    until: (moment) => `Responda antes del ${moment}, por favor.`,
    changeUntil: (moment) => `Puede cambiar sus respuestas hasta el ${moment}.`,
    answered: 'Ya ha respondido',
    answers: { YES: 'Sí', MAYBE: 'Quizá', NO: 'No' },
    comment: '¿Algo más que su club deba saber? (opcional)',
    save: 'Guardar mis respuestas',
  },
  roleOf: 'Tarea',
  placeOf: 'Dónde',
  zone: (zone) => `Todas las horas son locales de ${zone}.`,
  statuses: {
    PENDING: 'Falta su respuesta',
    CONFIRMED: 'Confirmado',
    DECLINED: 'Rechazado',
    CANCELLED: 'Ya no es su turno',
  },
  cancelledShift: 'Este turno no se realizará.',
  notExpected: 'Ya no figura en este turno. Si es un error, consulte a su club.',
  cancelledEvent: 'Este evento se ha cancelado.',
  leave: 'Cerrar sesión en este dispositivo',
  privacy: 'Esta página es solo para usted. No comparta el enlace.',
  signIn: {
    title: 'Abrir sus turnos',
    text: 'Abra el enlace que le ha enviado su club o péguelo aquí.',
    label: 'Su enlace',
    button: 'Abrir',
    bad: 'Este enlace ya no es válido. Pida uno nuevo a su club.',
  },
  mails: {
    title: 'Correos',
    on: (club) => `Recibe correos de ${club}.`,
    off: (club) => `No recibe correos de ${club}.`,
    stop: 'No recibir más correos',
    start: 'Volver a recibir correos',
    change: 'Cambiar',
    back: 'Mis turnos',
    unknown: 'Este enlace ya no es válido.',
    someClub: 'este club',
  },
  refused: {
    full: 'Este turno ya está completo. Su club puede ofrecerle otros.',
    closed: 'Este turno ya no se puede cambiar.',
    pollClosed: 'Esta encuesta ya está cerrada.',
    pollChanged: 'Su club ha cambiado la encuesta. Recargue la página y responda de nuevo.',
    paused: 'Su club no está activo por ahora. Su enlace sigue siendo válido; inténtelo más tarde.',
    other: 'No ha funcionado. Recargue la página e inténtelo de nuevo.',
    busy: 'Demasiadas solicitudes. Inténtelo dentro de un minuto.',
  },
}
