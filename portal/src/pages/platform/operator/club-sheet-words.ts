import { defineWords } from '../../../i18n/define-words.ts'

type ClubStatus = 'ACTIVE' | 'SUSPENDED' | 'CLOSED'

export const clubSheetWords = defineWords({
  en: {
    look: 'Look',
    id: 'Id',
    openClub: 'Open its pages',
    letIn: 'Let in or shut out',
    letInText:
      'Only an active club lets in its applications and keys, and lets its staff change something.',
    suspend: 'Suspend club…',
    close: 'Close club for good…',
    open: 'Open club again…',
    statusTitle: (club: string, status: ClubStatus) =>
      ({
        ACTIVE: `Open ${club} again?`,
        SUSPENDED: `Suspend ${club}?`,
        CLOSED: `Close ${club}?`,
      })[status],
    statusText: {
      ACTIVE:
        'Applications and keys are let in again, staff can change something again, and webhooks that wait are delivered.',
      SUSPENDED:
        'Applications and keys are refused at once, staff can change nothing, webhooks wait. Everything is kept, and you can open the club again.',
      CLOSED:
        'As suspended, and meant for good: applications and keys are refused, staff can change nothing. Everything is kept.',
    },
    statusDo: { ACTIVE: 'Open the club', SUSPENDED: 'Suspend the club', CLOSED: 'Close the club' },
    statusDone: (club: string, status: ClubStatus) =>
      ({
        ACTIVE: `${club} is open again`,
        SUSPENDED: `${club} is suspended`,
        CLOSED: `${club} is closed`,
      })[status],
    typeSlug: (slug: string) => `Type ${slug} to go on`,
    slugFirst: 'Type the name above first',
    pro: 'Pro: opens the developer API and its webhooks',
    addOns: {
      API_ACCESS_PLUS: 'API Access Plus: opens the developer API, with higher limits',
      WEBHOOKS_ACCESS: 'Webhooks Access: opens webhooks, together with API Access Plus',
    },
    savePlan: 'Save the plan',
    samePlan: 'The club has this plan already',
    planDone: (club: string) => `${club} has the new plan`,
  },
  de: {
    look: 'Ansehen',
    id: 'Kennung',
    openClub: 'Seine Seiten öffnen',
    letIn: 'Einlassen oder aussperren',
    letInText:
      'Nur ein aktiver Verein lässt seine Anwendungen und Schlüssel ein, und nur in ihm können Mitarbeiter etwas ändern.',
    suspend: 'Verein sperren…',
    close: 'Verein für immer schließen…',
    open: 'Verein wieder öffnen…',
    statusTitle: (club: string, status: ClubStatus) =>
      ({
        ACTIVE: `${club} wieder öffnen?`,
        SUSPENDED: `${club} sperren?`,
        CLOSED: `${club} schließen?`,
      })[status],
    statusText: {
      ACTIVE:
        'Anwendungen und Schlüssel werden wieder eingelassen, Mitarbeiter können wieder etwas ändern, und wartende Webhooks werden zugestellt.',
      SUSPENDED:
        'Anwendungen und Schlüssel werden sofort abgewiesen, Mitarbeiter können nichts ändern, Webhooks warten. Alles bleibt erhalten, und du kannst den Verein wieder öffnen.',
      CLOSED:
        'Wie gesperrt, und für immer gedacht: Anwendungen und Schlüssel werden abgewiesen, Mitarbeiter können nichts ändern. Alles bleibt erhalten.',
    },
    statusDo: {
      ACTIVE: 'Verein öffnen',
      SUSPENDED: 'Verein sperren',
      CLOSED: 'Verein schließen',
    },
    statusDone: (club: string, status: ClubStatus) =>
      ({
        ACTIVE: `${club} ist wieder offen`,
        SUSPENDED: `${club} ist gesperrt`,
        CLOSED: `${club} ist geschlossen`,
      })[status],
    typeSlug: (slug: string) => `Zum Fortfahren ${slug} eingeben`,
    slugFirst: 'Zuerst den Namen oben eingeben',
    pro: 'Pro: öffnet die Entwickler-API und ihre Webhooks',
    addOns: {
      API_ACCESS_PLUS: 'API Access Plus: öffnet die Entwickler-API, mit höheren Grenzen',
      WEBHOOKS_ACCESS: 'Webhooks Access: öffnet Webhooks, zusammen mit API Access Plus',
    },
    savePlan: 'Tarif speichern',
    samePlan: 'Der Verein hat diesen Tarif schon',
    planDone: (club: string) => `${club} hat den neuen Tarif`,
  },
  es: {
    look: 'Mirar',
    id: 'Identificador',
    openClub: 'Abrir sus páginas',
    letIn: 'Admitir o excluir',
    letInText:
      'Solo un club activo admite sus aplicaciones y claves, y deja que su personal cambie algo.',
    suspend: 'Suspender el club…',
    close: 'Cerrar el club para siempre…',
    open: 'Reabrir el club…',
    statusTitle: (club: string, status: ClubStatus) =>
      ({
        ACTIVE: `¿Reabrir ${club}?`,
        SUSPENDED: `¿Suspender ${club}?`,
        CLOSED: `¿Cerrar ${club}?`,
      })[status],
    statusText: {
      ACTIVE:
        'Se admiten de nuevo aplicaciones y claves, el personal puede volver a hacer cambios, y se entregan los webhooks en espera.',
      SUSPENDED:
        'Aplicaciones y claves se rechazan al momento, el personal no puede cambiar nada y los webhooks esperan. Todo se conserva, y puedes reabrir el club.',
      CLOSED:
        'Como suspendido, y para siempre: aplicaciones y claves se rechazan y el personal no puede cambiar nada. Todo se conserva.',
    },
    statusDo: {
      ACTIVE: 'Abrir el club',
      SUSPENDED: 'Suspender el club',
      CLOSED: 'Cerrar el club',
    },
    statusDone: (club: string, status: ClubStatus) =>
      ({
        ACTIVE: `${club} está abierto de nuevo`,
        SUSPENDED: `${club} está suspendido`,
        CLOSED: `${club} está cerrado`,
      })[status],
    typeSlug: (slug: string) => `Escribe ${slug} para seguir`,
    slugFirst: 'Escribe antes el nombre de arriba',
    pro: 'Pro: abre la API para desarrollo y sus webhooks',
    addOns: {
      API_ACCESS_PLUS: 'API Access Plus: abre la API para desarrollo, con límites más altos',
      WEBHOOKS_ACCESS: 'Webhooks Access: abre webhooks, junto con API Access Plus',
    },
    savePlan: 'Guardar el plan',
    samePlan: 'El club ya tiene este plan',
    planDone: (club: string) => `${club} tiene el nuevo plan`,
  },
})
