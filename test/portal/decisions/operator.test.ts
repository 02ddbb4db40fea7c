import { glob, readFile } from 'node:fs/promises'
import { describe, expect, test } from '@jest/globals'
import { toFaultLines } from '../../../portal/src/graph/fault-lines.ts'
import {
  type AuditEntry,
  hasFilters,
  mergeEntries,
  toAuditedChanges,
  toAuditFilter,
  toAuditPath,
  toAuditSearch,
  toCsv,
  toEntries,
  toStatusStep,
} from '../../../portal/src/pages/platform/operator/audit/audit-entries.ts'
import { auditedStatusWords } from '../../../portal/src/pages/platform/operator/audit/audited-statuses.ts'
import { resourceWords } from '../../../portal/src/pages/platform/operator/audit/resource-words.ts'
import {
  isBehind,
  isDelivery,
  sumUp,
  toAge,
  toWaiting,
} from '../../../portal/src/pages/platform/operator/backlog.ts'
import {
  clubNeedsOf,
  countClubs,
  findClubs,
  type OperatedClub,
  withChoices,
} from '../../../portal/src/pages/platform/operator/operated-clubs.ts'
import {
  findFaults,
  isUserId,
  toRefused,
} from '../../../portal/src/pages/platform/operator/provision/provision-faults.ts'
import {
  namesOf,
  type ProvisionForm,
  toKey,
  toProvisionInput,
} from '../../../portal/src/pages/platform/operator/provision/provision-form.ts'
import { statusWords } from '../../../portal/src/parts/words/status-words.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const WORDS = { ...statusWords.en, ...auditedStatusWords.en }

function aClub(changes: Partial<OperatedClub> = {}): OperatedClub {
  return {
    ...{ id: 'id-1', slug: 'el-naranjal', name: 'El Naranjal' },
    ...{ status: 'ACTIVE', timezone: 'Europe/Madrid', country: 'ES', language: 'es' },
    needs: {
      ...{ courtCount: 20, courtsInTroubleCount: 0, activeInstallationCount: 3 },
      ...{ failingSourceCount: 0, failingWebhookCount: 0, conflictSince: null },
    },
    volunteerPlan: null,
    ...changes,
  }
}

const inNeed = (changes: object): OperatedClub['needs'] => ({
  ...(aClub().needs as NonNullable<OperatedClub['needs']>),
  ...changes,
})

describe('clubs of the platform', () => {
  test('have a problem where something fails in them, unless they are not active', () => {
    const needs = inNeed({ failingWebhookCount: 1, conflictSince: NOW.toISOString() })
    expect(clubNeedsOf(aClub({ needs }))).toEqual(['webhooks', 'conflicts'])
    expect(clubNeedsOf(aClub({ needs, status: 'SUSPENDED' }))).toEqual([])
    expect([clubNeedsOf(aClub()), clubNeedsOf(aClub({ needs: null }))]).toEqual([[], []])
  })

  test('are found by name, slug and id, those with a problem first', () => {
    const clubs = [
      aClub(),
      aClub({ id: 'id-2', slug: 'zeta', name: 'Zeta', needs: inNeed({ courtsInTroubleCount: 2 }) }),
      aClub({ id: 'id-3', slug: 'alt', name: 'Alt', status: 'CLOSED' }),
    ]
    const found = (...asked: [Parameters<typeof findClubs>[1], string]) =>
      findClubs(clubs, ...asked).map(({ name }) => name)
    expect(found('ALL', '')).toEqual(['Zeta', 'Alt', 'El Naranjal'])
    expect([found('ALL', ' NARAN '), found('ALL', 'id-2'), found('ALL', 'x')]).toEqual([
      ['El Naranjal'],
      ['Zeta'],
      [],
    ])
    expect(found('ALL', 'el naranjal')).toEqual(['El Naranjal'])
    expect([found('NEEDS', ''), found('INACTIVE', '')]).toEqual([['Zeta'], ['Alt']])
    expect(countClubs(clubs)).toEqual({ ALL: 3, NEEDS: 1, INACTIVE: 1 })
  })
})

describe('the plan of a club', () => {
  test('keeps what another operator chose meanwhile', () => {
    const latest = { isPro: false, addOns: ['API_ACCESS_PLUS' as const] }
    expect(withChoices(latest, { WEBHOOKS_ACCESS: true })).toEqual({
      ...{ isPro: false, addOns: ['API_ACCESS_PLUS', 'WEBHOOKS_ACCESS'] },
    })
    expect(withChoices(latest, { PRO: true, API_ACCESS_PLUS: false })).toEqual({
      ...{ isPro: true, addOns: [] },
    })
    expect(withChoices(latest, { API_ACCESS_PLUS: true })).toEqual(latest)
  })
})

describe('an entry of the audit', () => {
  const entry = (fields: object) => ({ changedFields: Object.keys(fields), ...steps(fields) })
  const steps = (fields: object) => ({
    before: Object.fromEntries(Object.entries(fields).map(([name, [was]]) => [name, was])),
    after: Object.fromEntries(Object.entries(fields).map(([name, [, is]]) => [name, is])),
  })

  test('says in words from which status to which it took its record', () => {
    const stepOf = (fields: object) => toStatusStep(entry(fields) as unknown as AuditEntry, WORDS)
    expect(stepOf({ status: ['AVAILABLE', 'MAINTENANCE'] })).toBe('Available → Maintenance')
    expect(stepOf({ statusOverride: [undefined, 'MAINTENANCE'] })).toBe('– → Maintenance')
    expect(stepOf({ status: ['ACTIVE', 'UNHEARD_OF'] })).toBe('Active → UNHEARD_OF')
    expect([stepOf({ name: ['A', 'B'] }), stepOf({ status: [undefined, undefined] })]).toEqual([
      null,
      null,
    ])
  })

  test('leads to all of its person or record, on its side of the product', () => {
    expect(toAuditPath('COURTS', { actor: 'a b' })).toBe('/portal/operator/audit?actor=a+b')
    expect(toAuditPath('VOLUNTEERS', { resource: 'r' })).toBe(
      '/portal/operator/audit?resource=r&side=VOLUNTEERS',
    )
  })
})

describe('what waits on the platform', () => {
  const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString()
  const waiting = toWaiting({
    backlog: {
      ...{ deliveryCount: 3, deliveriesDueSince: ago(30) },
      queues: [{ queue: 'BOOKING_IMPORTS', itemCount: 1, dueSince: ago(240) }],
    },
    volunteerBacklog: { deliveryCount: 4, deliveriesDueSince: ago(40), queues: [] },
  })

  test('is behind once it is due for longer than two minutes', () => {
    expect(waiting.map((one) => [one.of, isBehind(one, NOW)])).toEqual([
      ['DELIVERIES', false],
      ['BOOKING_IMPORTS', true],
      ['VOLUNTEER_DELIVERIES', false],
    ])
  })

  test('is summed up with the longest wait, without a product that does not answer', () => {
    expect(sumUp(waiting.filter(isDelivery))).toEqual({ count: 7, dueSince: ago(40) })
    expect(toWaiting({ backlog: null, volunteerBacklog: null })).toEqual([])
    expect(sumUp([])).toEqual({ count: 0, dueSince: null })
  })

  test('has an age in its largest unit', () => {
    const ages = [-5, 31, 240, 7_300, 200_000].map((seconds) => toAge(ago(seconds), NOW))
    expect(ages).toEqual(['0 s', '31 s', '4 min', '2 h', '2 d'])
  })
})

test('each type of record that the audit names has a word', async () => {
  const texts: string[] = []
  for await (const file of glob('subgraphs/**/*.ts')) texts.push(await readFile(file, 'utf8'))
  const audits = texts.flatMap((text) => text.match(/audit: \{\s*type: (\{[^}]*\}|'\w+')/g) ?? [])
  const types = audits.flatMap((audit) => audit.match(/(?<=')\w+(?=')/g) ?? [])
  expect(types.length).toBeGreaterThan(30)
  expect(types.filter((type) => !(type in resourceWords.en))).toEqual([])
})

describe('the audit', () => {
  const RESOURCE = '01980000-0000-7000-8000-000000000001'

  test('has a word for each status of the graph', async () => {
    const missing: string[] = []
    for await (const file of glob('schema/{club,volunteer}/*.graphql')) {
      const enums = (await readFile(file, 'utf8')).matchAll(/^enum \w*Status \{(.*?)^\}/gms)
      const values = [...enums].flatMap(([, body = '']) => body.match(/^ {2}[A-Z_]+$/gm) ?? [])
      missing.push(...values.map((value) => value.trim()).filter((value) => !(value in WORDS)))
    }
    expect(missing).toEqual([])
  })

  test('knows whether it was filtered', () => {
    const isAsked = (query: string) => hasFilters(toAuditSearch(new URLSearchParams(query)))
    expect(['actor=v', `club=${RESOURCE}`, 'to=2026-11-01'].map(isAsked)).toEqual([
      true,
      true,
      true,
    ])
    expect(['', 'side=VOLUNTEERS', 'resource=01'].map(isAsked)).toEqual([false, false, false])
  })

  test('is filtered by what is whole in the address', () => {
    const filterOf = (query: string) => toAuditFilter(toAuditSearch(new URLSearchParams(query)))
    expect(filterOf(`actor=%20vera%20&resource=${RESOURCE}&from=2026-11-01&to=2026-11-30`)).toEqual(
      {
        ...{ actorId: 'vera', resourceId: RESOURCE },
        ...{ from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' },
      },
    )
    expect(filterOf('resource=0198&from=2026-99-01&to=soon')).toEqual({})
    const from = '2026-11-29T00:00:00.000Z'
    expect(filterOf('from=2026-11-29&to=2026-11-01')).toEqual({ from })
    expect(toAuditSearch(new URLSearchParams('side=VOLUNTEERS')).side).toBe('VOLUNTEERS')
    expect(toAuditSearch(new URLSearchParams('side=x')).side).toBe('COURTS')
    expect(toAuditSearch(new URLSearchParams(`club=${RESOURCE}`)).club).toBe(RESOURCE)
    expect(toAuditSearch(new URLSearchParams('club=0198')).club).toBe('')
  })

  const entry: AuditEntry = {
    ...{ side: 'COURTS', id: 'e', occurredAt: NOW.toISOString(), clubId: null, actorKind: 'ADMIN' },
    ...{ actorId: 'vera', actorName: '=cmd("x")', mutation: 'updateClub', action: 'UPDATED' },
    ...{ resourceType: 'Club', resourceId: RESOURCE, resourceCount: 1, requestId: 'r' },
    ...{ changedFields: ['name', 'secret', 'open'] },
    ...{ before: { name: 'Old', open: true }, after: { name: 'New', open: false } },
  }

  test('shows each changed field, and its values where they are kept', () => {
    expect(toAuditedChanges(entry)).toEqual([
      { field: 'name', was: 'Old', is: 'New' },
      { field: 'secret', was: null, is: null },
      { field: 'open', was: 'true', is: 'false' },
    ])
    expect(toAuditedChanges({ ...entry, before: null })[0]).toEqual({
      field: 'name',
      was: null,
      is: 'New',
    })
  })

  test('is one list of both sides at the home of operators, the newest first', () => {
    const at = (id: string, minute: number) => {
      return { ...entry, id, occurredAt: new Date(NOW.getTime() + minute * 60_000).toISOString() }
    }
    const lists = [
      toEntries('COURTS', [at('a', 4), at('b', 1)]),
      toEntries('VOLUNTEERS', [at('c', 9), at('d', 3), at('e', 2)]),
    ]
    expect(mergeEntries(lists, 4).map(({ id, side }) => `${id} ${side}`)).toEqual([
      'c VOLUNTEERS',
      'a COURTS',
      'd VOLUNTEERS',
      'e VOLUNTEERS',
    ])
    expect(mergeEntries([[], []], 4)).toEqual([])
  })

  test('is exported without a cell that a spreadsheet calculates', () => {
    const [head, row] = toCsv([entry]).split('\r\n')
    expect(head?.split(',').length).toBe(10)
    expect(row).toContain(`"'=cmd(""x"")","vera","updateClub"`)
    expect(toCsv([{ ...entry, actorName: '＝1' }])).toContain(`"'＝1"`)
  })
})

const FORM: ProvisionForm = {
  ...{ organizationName: '', organizationKey: '', name: 'Hafenclub Süd', key: '' },
  ...{ timezone: 'Europe/Berlin', country: 'de', currency: 'EUR', language: 'de' },
  ...{ locationName: '', courtCount: '2', courtName: 'Platz', owner: 'o@hafen.example' },
  ...{ indoorOutdoor: 'INDOOR', surfaceType: 'CONCRETE' },
}

describe('the form of a new club', () => {
  test('suggests keys of plain letters', () => {
    expect(
      ['Club de Pádel', '1. FC Straße', '---', 'x'.repeat(60)].map((name) => toKey(name)),
    ).toEqual(['club-de-padel', 'fc-strasse', '', 'x'.repeat(40)])
  })

  test('names the fields without which it cannot be sent', () => {
    expect(findFaults(FORM)).toEqual({})
    expect(
      Object.keys(findFaults({ ...FORM, name: ' ', courtCount: '-1', owner: 'two words' })),
    ).toEqual(['name', 'courtCount', 'owner'])
    expect(findFaults({ ...FORM, name: '中文' })).toMatchObject({ key: 'wrong' })
  })

  test('names everything that is wrong at once', () => {
    const wrong = {
      ...{ key: 'El Naranjal!', timezone: 'Europe/Atlantis', country: 'Spain' },
      ...{ currency: 'EURO', language: 'spanish', courtCount: '99', owner: '' },
    }
    expect(Object.keys(findFaults({ ...FORM, ...wrong }))).toEqual(Object.keys(wrong))
    expect(findFaults({ ...FORM, language: 'pt-BR', country: 'xk', currency: 'chf' })).toEqual({})
  })

  test.each([
    ['walk', true],
    ['walk@club.example', false],
    ['', false],
  ])('takes the owner %j for a user id: %j', (owner, is) => {
    expect(isUserId({ ...FORM, owner })).toBe(is)
  })

  test('names the fields of a refusal by its paths', () => {
    const club = 'organizations[0].clubs[0]'
    const issues = [
      { path: `${club}.key`, message: 'a belongs to another organization.', rule: 'conflict' },
      { path: `${club}.timezone`, message: 'Send an IANA time zone', rule: 'format' },
      { path: `${club}.locations[0].courts[3].name`, message: 'Too long.', rule: 'max_length' },
      { path: 'admins', message: 'Not here.', rule: 'unknown_property' },
    ]
    const { faults, others } = toRefused({ issues })
    expect(faults).toEqual({ key: 'taken', timezone: 'wrong', courtName: 'wrong' })
    expect(others.map(({ path }) => path)).toEqual(['admins'])
  })

  test('names its records as they were typed', () => {
    const names = namesOf(toProvisionInput(FORM, true))
    expect(names.get('CLUB hafenclub-sud')).toBe('Hafenclub Süd')
    expect(names.get('COURT hafenclub-sud/court-2')).toBe('Platz 2')
    expect(names.get('STAFF hafenclub-sud/o@hafen.example OWNER')).toBe('o@hafen.example')
  })

  test('becomes one organization with club, courts and owner', () => {
    const { organizations, dryRun } = toProvisionInput(FORM, true)
    const [organization] = organizations ?? []
    const [club] = organization?.clubs ?? []
    expect([dryRun, organization?.key, club?.key]).toEqual([true, 'hafenclub-sud', 'hafenclub-sud'])
    expect(club).toMatchObject({
      country: 'DE',
      staff: [{ email: 'o@hafen.example', role: 'OWNER' }],
    })
    expect(club?.locations?.[0]?.courts).toMatchObject([
      { key: 'court-1', name: 'Platz 1', number: 1, publicId: 'HAFENCLUB-SUD-01' },
      { key: 'court-2', name: 'Platz 2', number: 2, publicId: 'HAFENCLUB-SUD-02' },
    ])
    const { organizations: others } = toProvisionInput({ ...FORM, owner: 'sub-1' }, true)
    expect(others?.[0]?.clubs?.[0]?.staff).toEqual([{ subject: 'sub-1', role: 'OWNER' }])
    const without = toProvisionInput({ ...FORM, courtCount: '0' }, false)
    expect(without.organizations?.[0]?.clubs?.[0]?.locations).toBeNull()
  })

  test('shows each fault of a refusal with its field', () => {
    const issues = [{ path: 'organizations[0].key', message: 'Too short.', rule: 'minimum' }]
    expect(toFaultLines({ issues })).toEqual([
      { path: 'organizations[0].key', message: 'Too short.', rule: 'minimum' },
    ])
    expect([toFaultLines(undefined), toFaultLines({ issues: 'x' })]).toEqual([[], []])
  })
})
