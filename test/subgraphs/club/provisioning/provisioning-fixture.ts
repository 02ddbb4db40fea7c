import { generateKeyPairSync, hash } from 'node:crypto'
import type { ProvisionInput } from '../../../../built/types/club.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Operation } from '../../../../platform/executor.ts'
import { ADMIN } from '../../volunteer/caller-fixture.ts'
import type { RunningClub } from '../running-club.ts'

const DOCUMENT = `mutation Provision($input: ProvisionInput!) {
  provision(input: $input) {
    changes { action kind key fields }
    unchangedCount
    clubs { id slug }
    credentials { key courtId credential }
  }
}`

const PROVISION: Operation = {
  name: 'Provision',
  kind: 'mutation',
  document: DOCUMENT,
  hash: hash('sha256', DOCUMENT),
  registered: false,
}

export const PUBLIC_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString()

export type Asked = ProvisionInput
type Organization = NonNullable<Asked['organizations']>[number]
type Club = NonNullable<Organization['clubs']>[number]
type Location = NonNullable<Club['locations']>[number]
export type HoursOfLocation = NonNullable<Location['openingHours']>
type Court = NonNullable<Location['courts']>[number]

export function aCourt(number: number, changes: Partial<Court> = {}): Court {
  return {
    key: `pista-${number}`,
    name: `Pista ${number}`,
    number,
    publicId: `NARANJAL-${number}`,
    indoorOutdoor: 'OUTDOOR',
    surfaceType: 'CARPET',
    ...changes,
  }
}

export function aClub(changes: Partial<Club> = {}): Club {
  return {
    key: 'naranjal-valencia',
    name: 'El Naranjal Valencia',
    timezone: 'Europe/Madrid',
    currency: 'EUR',
    country: 'ES',
    language: 'es',
    locations: [{ key: 'main', name: 'Main building', courts: [aCourt(1), aCourt(2)] }],
    ...changes,
  }
}

export function inClub(changes: Partial<Club> = {}): Asked {
  return { organizations: [{ key: 'naranjal', name: 'El Naranjal', clubs: [aClub(changes)] }] }
}

export const APPLICATION = {
  key: 'rallydesk',
  name: 'RallyDesk',
  publisher: 'Rally Software',
  redirectUris: ['https://rallydesk.example/installed'],
  wantedScopes: ['BOOKINGS_READ' as const, 'BOOKINGS_WRITE' as const],
  publicKey: PUBLIC_KEY,
}

/** What a call returns, its changes as lines: `~ COURT naranjal-valencia/pista-1: surfaceType`. */
export async function provisionIn(club: RunningClub, input: Asked, caller: Caller = ADMIN) {
  const { data, codes, details } = await club.execute(PROVISION, caller, { input })
  const answer = data?.provision
  const issues = (details[0] as { issues?: { path: string; message: string }[] })?.issues
  return {
    lines: answer?.changes.map(toLine),
    unchanged: answer?.unchangedCount,
    clubs: answer?.clubs,
    credentials: answer?.credentials,
    code: codes[0],
    issues: issues?.map(({ path, message }) => `${path}: ${message}`),
  }
}

interface Change {
  action: string
  kind: string
  key: string
  fields: string[]
}

function toLine({ action, kind, key, fields }: Change): string {
  return `${action} ${kind} ${key}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`
}
