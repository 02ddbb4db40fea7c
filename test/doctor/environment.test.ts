import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type ExaminedRole, ROLES } from '../../doctor/doctor-options.ts'
import { findEnvironment } from '../../doctor/environment/examine-environment.ts'
import { distanceOf, findMeant } from '../../doctor/environment/misspelt-variables.ts'
import { EnvironmentVariables } from '../../platform/config/variables.ts'

const PRODUCTION = { ENVIRONMENT: 'PRODUCTION' }

const textsOf = (env: Record<string, string>, role: ExaminedRole) =>
  findEnvironment(env, role).map(([verdict, text]) => `${verdict} ${text}`)

/** The secrets that `deploy/compose/write-secrets.sh` gives to each role. */
const OWN: Partial<Record<ExaminedRole, string[]>> = {
  facade: ['GATEWAY_SEAL_KEYS'],
  gateway: ['GATEWAY_SEAL_KEYS', 'CLUB_SEAL_KEYS', 'VOLUNTEER_SEAL_KEYS'],
  edge: ['CLUB_SEAL_KEYS', 'VOLUNTEER_SEAL_KEYS'],
  club: ['CLUB_SEAL_KEYS', 'CLUB_DATABASE_URL', 'SECRET_KEYS', 'ZITADEL_KEY_FILE'],
  volunteer: ['VOLUNTEER_SEAL_KEYS', 'VOLUNTEER_DATABASE_URL', 'SECRET_KEYS', 'SMTP_URL'],
  migrate: ['DATABASE_URL'],
}

const SECRETS = [...new Set(Object.values(OWN).flat())]

const envOf = (names: readonly string[]) => ({
  ...PRODUCTION,
  ...Object.fromEntries(names.map((name) => [name, 'x'])),
})

describe('the environment of a process in PRODUCTION', () => {
  test.each(Object.entries(OWN))('of %s may have the secrets of its role', (role, own) => {
    expect(textsOf(envOf(own), role as ExaminedRole)).toEqual([])
  })

  test.each(Object.entries(OWN))('of %s has each other secret found', (role, own) => {
    // DATABASE_URL stands for the databases of both, CLUB_DATABASE_URL beside the other for migrate.
    const others = SECRETS.filter((name) => !own.includes(name) && !/^\w*DATABASE_URL$/.test(name))
    for (const name of others) {
      const [text = ''] = textsOf(envOf([...own, name]), role as ExaminedRole)
      expect(text).toMatch(new RegExp(`^WRONG .*${name}.* the process ${role} does not need it`))
    }
  })

  test.each([
    ['facade', 'CLUB_DATABASE_URL', 'WRONG CLUB_DATABASE_URL'],
    ['gateway', 'DATABASE_URL', 'WRONG DATABASE_URL'],
    ['club', 'VOLUNTEER_DATABASE_URL', 'WRONG VOLUNTEER_DATABASE_URL'],
    ['volunteer', 'CLUB_DATABASE_URL', 'WRONG CLUB_DATABASE_URL'],
    ['club', 'DATABASE_URL', 'note DATABASE_URL is one user for both databases'],
  ] as const)('of %s has %s found', (role, name, text) => {
    expect(textsOf(envOf([...(OWN[role] ?? []), name]), role).join()).toContain(text)
  })

  test('notes SECRET_KEYS in the place of seal keys, and refuses them beside those', () => {
    expect(textsOf(envOf(['SECRET_KEYS']), 'facade')).toEqual([
      expect.stringMatching(/^note SECRET_KEYS .* Set GATEWAY_SEAL_KEYS instead\./),
    ])
    expect(textsOf(envOf(['SECRET_KEYS', 'GATEWAY_SEAL_KEYS']), 'facade')).toEqual([
      expect.stringMatching(/^WRONG SECRET_KEYS/),
    ])
  })

  test('notes the keys of a gateway at an edge, where they open the cookies of the portal', () => {
    const env = { ...envOf([...(OWN.edge ?? []), 'GATEWAY_SEAL_KEYS']), PORTAL: 'on' }
    expect(textsOf(env, 'edge')).toEqual([expect.stringMatching(/^note GATEWAY_SEAL_KEYS open/)])
  })

  test.each(['all-in-one', 'server'] as const)('of %s has them all', (role) => {
    expect(textsOf(envOf(SECRETS), role)).toEqual([])
  })
})

describe('an environment without ENVIRONMENT', () => {
  test.each(['ADMIN_SUBJECTS', 'AUTH_ISSUER', 'SMTP_URL', 'TRUST_PROXY', 'ZITADEL_KEY_FILE'])(
    'and with %s is of a sandbox that nobody meant',
    (name) => {
      for (const role of ROLES) {
        expect(textsOf({ [name]: 'x' }, role)).toEqual([
          expect.stringMatching(
            new RegExp(`^WRONG ENVIRONMENT is not set.*${name} is for PRODUCTION`),
          ),
        ])
        expect(textsOf({ [name]: 'x', ENVIRONMENT: 'SANDBOX' }, role)).toEqual([])
      }
    },
  )

  test('is of a sandbox where nothing speaks against it', () => {
    expect(textsOf({ PORT: '4000', DATA_DIR: '.data' }, 'all-in-one')).toEqual([])
  })
})

describe('a misspelt variable', () => {
  test.each([
    ['ENVIROMENT', 'ENVIRONMENT'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['ADMIN_SUBJECT', 'ADMIN_SUBJECTS'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['CLUB_DATABSE_URL', 'CLUB_DATABASE_URL'],
    ['Smtp_Url', 'SMTP_URL'],
    ['PROT', 'PORT'],
  ])('%s is remarked as %s', (name, meant) => {
    expect(textsOf({ [name]: 'x' }, 'club')).toEqual([
      `note ${name} is read by nothing. If ${meant} is meant, rename it.`,
    ])
  })

  test.each([
    ...['HOME', 'PATH', 'HOSTNAME', 'USER', 'SHELL', 'TERM', 'LANG', 'PWD', 'TZ', 'NODE_OPTIONS'],
    ...['NODE_EXTRA_CA_CERTS', 'NODE_PATH', 'NODE_VERSION', 'YARN_VERSION', 'XDG_DATA_HOME'],
    ...['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_METRICS_EXPORTER', 'OTEL_LOGS_EXPORTER', 'CLUB_PORT'],
    ...['KUBERNETES_SERVICE_HOST', 'COMPOSE_PROFILES', 'PUBLIC_SUBNET', 'npm_config_cache'],
  ])('is none of %s', (name) => {
    expect(textsOf({ [name]: 'x' }, 'club')).toEqual([])
  })

  test('is found for every variable at one edit, and never named with itself', () => {
    const known = Object.keys(EnvironmentVariables.shape)
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.nat(30),
        fc.constantFrom('', 'Q'),
        (name, at, by) => {
          const place = at % name.length
          const other = name.slice(0, place) + by + name.slice(place + 1)
          fc.pre(!known.includes(other))
          expect(distanceOf(other, name)).toBe(1)
          const meant = findMeant(other) ?? ''
          expect(distanceOf(other, meant)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})
