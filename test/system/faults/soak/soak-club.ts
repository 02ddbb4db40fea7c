import { generateKeyPairSync, hash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requestAccessToken } from '../../../../clients/typescript/src/index.ts'
import { exchange } from '../../../../examples/partner-bootstrap.ts'
import { CLUB_SCOPES } from '../../../../schema/club/scopes.ts'
import { toEnumName } from '../../../../schema/enum-names.ts'
import { spawnScript } from '../../support/processes/child.ts'
import type { Twins } from '../twins/twins.ts'

/** A club with many courts, and partners that are installed in it. */
export interface SoakClub {
  id: string
  staffToken: string
  /** By the number of the court. */
  deviceTokens: ReadonlyMap<number, string>
  /** An access token of each partner. */
  partnerTokens: readonly string[]
}

const KEY = 'soak'
const REDIRECT_URI = 'https://soak.example/installed'

/** Fills the installation as an operator does, and approves its partners as the owner does. */
export async function makeSoakClub(
  { folder, environment, sandbox }: Twins,
  { courts, partners }: { courts: number; partners: number },
): Promise<SoakClub> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await writeFile(join(folder, 'soak.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
  await writeFile(join(folder, 'soak.yaml'), toYaml(courts, partners))
  const secrets = join(folder, 'soak.secrets')
  const words = [join(folder, 'soak.yaml'), '--secrets', secrets]
  const child = spawnScript('provision', { ...environment }, words)
  if ((await child.exited) !== 0) throw new Error(`provision failed:\n${child.output()}`)

  const lines = await readFile(secrets, 'utf8')
  const devices = [...lines.matchAll(/^device soak\/court-(\d+): (\S+)$/gm)]
  const { graphql, clubs } = sandbox()
  const staffToken = clubs.main.staff_token
  const admin = (sandbox() as unknown as { admin_token: string }).admin_token
  const { clubs: found } = await ask(graphql, admin, CLUBS, {})
  const id: string = found.nodes.find(({ name }: { name: string }) => name === NAME)?.id ?? ''
  const { applications } = await ask(graphql, staffToken, APPLICATIONS, {})
  const partnerTokens: string[] = []
  for (const { id: applicationId, name } of applications.nodes) {
    if (!String(name).startsWith(`${NAME} partner`)) continue
    const codeVerifier = randomBytes(48).toString('base64url')
    const input = {
      ...{ clubId: id, applicationId, redirectUri: REDIRECT_URI, nonce: 'soak' },
      approvedScopes: CLUB_SCOPES.map(toEnumName),
      codeChallenge: hash('sha256', codeVerifier, 'base64url'),
    }
    const { approveInstallation } = await ask(graphql, staffToken, APPROVE, { input })
    const baseUrl = environment['PUBLIC_URL'] ?? ''
    const { code } = approveInstallation
    const installed = await exchange(baseUrl, { code, codeVerifier, redirectUri: REDIRECT_URI })
    const jwk = privateKey.export({ format: 'jwk' }) as { kty: string }
    const token = await requestAccessToken({ ...installed, private_jwk: jwk })
    partnerTokens.push(token.access_token)
  }
  const deviceTokens = new Map(devices.map(([, number, token = '']) => [Number(number), token]))
  return { id, staffToken, deviceTokens, partnerTokens }
}

const NAME = 'Soak'
const CLUBS = '{ clubs(first: 100) { nodes { id name } } }'
const APPLICATIONS = '{ applications(first: 100) { nodes { id name } } }'
const APPROVE = `mutation ($input: ApproveInstallationInput!) {
  approveInstallation(input: $input) { code }
}`

function toYaml(courts: number, partners: number): string {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const court = (number: number) =>
    `              - { key: court-${number}, name: Court ${number}, number: ${number}, publicId: SOAK-${number}, indoorOutdoor: INDOOR, surfaceType: ARTIFICIAL_GRASS, device: true }`
  const partner = (number: number) => `  - key: soak-${number}
    name: ${NAME} partner ${number}
    publisher: ${NAME}
    redirectUris: ['${REDIRECT_URI}']
    scopes: [${CLUB_SCOPES.map((scope) => `'${scope}'`).join(', ')}]
    publicKeyFile: soak.pem`
  return `organizations:
  - key: ${KEY}
    name: ${NAME}
    clubs:
      - key: ${KEY}
        name: ${NAME}
        timezone: Europe/Madrid
        currency: EUR
        country: ES
        language: es
        locations:
          - key: main
            name: Main building
            courts:
${numbers(courts).map(court).join('\n')}
        staff:
          - { subject: sandbox-owner-el-naranjal, role: OWNER }
applications:
${numbers(partners).map(partner).join('\n')}
`
}

export async function ask(
  url: string,
  token: string,
  query: string,
  variables: object,
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes.
): Promise<any> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(30_000),
  })
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  const { data, errors } = (await response.json()) as any
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}
