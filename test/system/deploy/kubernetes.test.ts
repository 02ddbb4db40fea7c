import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { parseAllDocuments } from 'yaml'
import { readDoctorOptions } from '../../../doctor/doctor-options.ts'
import { type ProcessName, readConfig } from '../../../platform/config/config.ts'
import { kustomize } from '../support/tools/kustomize.ts'
import { readComposeFile, readEnvironmentFile } from './compose/compose-file.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const BASE = join(ROOT, 'deploy/kubernetes')
const { services } = readComposeFile()
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

const ROLES = ['edge', 'club', 'volunteer'] as const
const PROCESSES = [...ROLES, 'migrate'] as const

interface Container {
  name: string
  image: string
  command: string[]
  env?: { name: string; value: string }[]
  envFrom: { secretRef?: { name: string }; configMapRef?: { name: string } }[]
  ports?: { name: string; containerPort: number }[]
  securityContext: object
  resources: object
  [probe: string]: unknown
}

type Labels = Record<string, string>

interface Selector {
  matchLabels?: Labels
  matchExpressions?: { key: string; operator: string; values: string[] }[]
}

interface Peer {
  podSelector?: Selector
  namespaceSelector?: Selector
}

interface Resource {
  kind: string
  metadata: { name: string; labels: Labels }
  data?: Record<string, string>
  spec: {
    replicas: number
    selector: Labels & { matchLabels: Labels }
    ports: { name: string; port: number; targetPort: string }[]
    maxUnavailable: number
    template: {
      metadata: { labels: Labels }
      spec: { securityContext: object; containers: Container[]; serviceAccountName: string }
    }
    podSelector: Selector
    ingress?: { from: Peer[]; ports: { port: string | number }[] }[]
    egress?: { to?: { ipBlock?: { cidr: string; except?: string[] } }[] }[]
    rules?: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[]
  }
}

let resources: Resource[]
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kubernetes-'))
  execFileSync(join(ROOT, 'deploy/compose/write-secrets.sh'), [join(folder, 'secrets')], {
    stdio: 'ignore',
  })
  const built = await kustomize?.run(['build', BASE])
  expect({ status: built?.status ?? 0, stderr: built?.stderr ?? '' }).toEqual({
    status: 0,
    stderr: '',
  })
  resources = parseAllDocuments(built?.stdout ?? '').map((document) => document.toJS())
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const ofKind = (kind: string) => resources.filter((resource) => resource.kind === kind)

function find(kind: string, component: string): Resource {
  const found = ofKind(kind).find(({ metadata }) => componentOf(metadata.labels) === component)
  if (!found) throw new Error(`There is no ${kind} of ${component}.`)
  return found
}

const componentOf = (labels: Labels) => labels['app.kubernetes.io/component'] ?? ''

const workload = (name: string) => find(name === 'migrate' ? 'Job' : 'Deployment', name)

function containerOf(name: string): Container {
  const [container, ...rest] = workload(name).spec.template.spec.containers
  expect(rest).toEqual([])
  if (!container) throw new Error(`${name} has no container.`)
  return container
}

const describeBuilt = kustomize ? describe : describe.skip

describeBuilt('deploy/kubernetes, built by kustomize', () => {
  test('has the roles, the migration, and no secret', () => {
    const kinds = resources.map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(
      new Set(
        [
          'ConfigMap',
          'Deployment',
          'Ingress',
          'Job',
          'NetworkPolicy',
          'PodDisruptionBudget',
        ].concat(['Service', 'ServiceAccount']),
      ),
    )
    expect(ofKind('Deployment').map(({ metadata }) => componentOf(metadata.labels))).toEqual(
      expect.arrayContaining([...ROLES]),
    )
    for (const { metadata } of resources) expect(componentOf(metadata.labels)).not.toBe('')
  })

  test.each(PROCESSES)(
    'starts %s as docker-compose.yml does, from an image of this version',
    (name) => {
      const { command, image } = containerOf(name)
      const composed = services[name]?.command.filter((word) => !word.startsWith('--env-file'))
      expect({ command, image }).toEqual({ command: composed, image: `clubgate:${version}` })
    },
  )

  test('has a Job for this version', () => {
    expect(workload('migrate').metadata.name).toBe(
      `clubgate-migrate-${version.replaceAll('.', '-')}`,
    )
  })

  test.each(PROCESSES)(
    'gives %s settings and the secrets of its role, which it can use',
    (name) => {
      const { env = [], envFrom } = containerOf(name)
      const [settings] = ofKind('ConfigMap')
      expect(envFrom).toEqual([
        { configMapRef: { name: settings?.metadata.name } },
        { secretRef: { name: `clubgate-${name}` } },
      ])
      const secrets = readFileSync(join(folder, 'secrets', `${name}.env`), 'utf8')
      const own = Object.fromEntries(env.map((variable) => [variable.name, variable.value]))
      const environment = { ...settings?.data, ...readEnvironmentFile(secrets), ...own }
      expect(() => readConfig(environment, name as ProcessName)).not.toThrow()
      // By its environment alone, and behind a gateway whose cookies an edge opens.
      const examined = name === 'edge' ? { ...environment, GATEWAY_SEAL_KEYS: 'x' } : environment
      expect(readDoctorOptions([], examined)?.role).toBe(name)
    },
  )

  test('calls the tiers at the ports of their services', () => {
    const { env = [] } = containerOf('edge')
    const urls = Object.fromEntries(env.map(({ name, value }) => [name, value]))
    for (const [variable, role] of Object.entries({
      CLUB_SUBGRAPH_URL: 'club',
      VOLUNTEER_SUBGRAPH_URL: 'volunteer',
    })) {
      const { hostname, port } = new URL(urls[variable] ?? '')
      const service = find('Service', role)
      expect(service.metadata.name).toBe(hostname)
      const internal = service.spec.ports.find(({ name }) => name === 'internal')
      expect(internal?.port).toBe(Number(port))
    }
  })

  test('selects the pods of each role by its service and its disruption budget', () => {
    for (const role of ROLES) {
      const { template, selector } = workload(role).spec
      expect(selector.matchLabels).toEqual(template.metadata.labels)
      expect(find('Service', role).spec.selector).toEqual(template.metadata.labels)
      const budget = find('PodDisruptionBudget', role).spec
      expect(budget).toEqual({
        maxUnavailable: 1,
        selector: { matchLabels: template.metadata.labels },
      })
      const names = containerOf(role).ports?.map(({ name }) => name)
      for (const { targetPort } of find('Service', role).spec.ports)
        expect(names).toContain(targetPort)
    }
  })

  test.each(ROLES)('runs two of %s, with probes and requests', (role) => {
    expect(workload(role).spec.replicas).toBe(2)
    expect(containerOf(role)).toMatchObject({
      livenessProbe: { httpGet: { path: '/livez', port: 'http' } },
      readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
      startupProbe: { httpGet: { path: '/livez', port: 'http' } },
      resources: { requests: { cpu: '250m', memory: '512Mi' }, limits: { memory: '1Gi' } },
    })
  })

  test.each(PROCESSES)('lets %s write to /tmp alone, not be root, and gain no rights', (name) => {
    const { securityContext, serviceAccountName } = workload(name).spec.template.spec
    expect(serviceAccountName).toBe('clubgate')
    expect(securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(containerOf(name).securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  test('sends every path to the edges', () => {
    const paths = ofKind('Ingress').flatMap(({ spec }) => spec.rules?.[0]?.http.paths ?? [])
    expect(paths.map(({ path, backend }) => [path, backend.service.name])).toEqual([
      ['/', 'clubgate-edge'],
    ])
  })

  test('opens each port of each role to its callers alone', () => {
    const callersOf = (component: string, port: string | number) =>
      ofKind('NetworkPolicy')
        .filter(({ spec }) => selects(spec.podSelector, component))
        .flatMap(({ spec }) => spec.ingress ?? [])
        .filter(({ ports }) => ports.some((open) => open.port === port))
        .flatMap(({ from }) => from.map(toName))
    for (const role of ROLES) expect(callersOf(role, 'metrics')).toEqual(['monitoring'])
    expect(callersOf('edge', 'http')).toEqual(['ingress-nginx'])
    expect(callersOf('edge', 'internal')).toEqual([])
    expect(callersOf('club', 'internal')).toEqual(['edge'])
    expect(callersOf('volunteer', 'internal')).toEqual(['edge'])
    expect(callersOf('club', 'http')).toEqual([])
  })

  test.each([
    ...['10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1'].map((one) => [one, false] as const),
    ...['127.0.0.1', '169.254.169.254', 'fd00::1', 'fe80::1'].map((one) => [one, false] as const),
    ...['93.184.215.14', '2606:2800:21f::1'].map((one) => [one, true] as const),
  ])('lets the address %s be reached: %s', (address, isOpen) => {
    const isOfSix = (one: string) => one.includes(':')
    const isIn = (cidr: string) => {
      const [network = '', prefix] = cidr.split('/')
      // Node.js has an IPv4 address in `::/0`, too.
      if (isOfSix(network) !== isOfSix(address)) return false
      const family = isOfSix(address) ? 'ipv6' : 'ipv4'
      const list = new BlockList()
      list.addSubnet(network, Number(prefix), family)
      return list.check(address, family)
    }
    const open = ofKind('NetworkPolicy')
      .flatMap(({ spec }) => spec.egress ?? [])
      .flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? []))
      .filter(({ cidr, except = [] }) => isIn(cidr) && !except.some(isIn))
    expect(open.length > 0).toBe(isOpen)
  })

  test('concerns no other pods of its namespace', () => {
    for (const { spec } of ofKind('NetworkPolicy'))
      expect(spec.podSelector.matchLabels).toMatchObject({ 'app.kubernetes.io/name': 'clubgate' })
  })
})

describeBuilt('the overlay of docs/operations/install.md', () => {
  test('builds on the base, with its own settings, image and host', async () => {
    const page = readFileSync(join(ROOT, 'docs/operations/install.md'), 'utf8')
    const [, overlay = ''] = page.match(/```yaml\n(apiVersion: kustomize[\s\S]*?)```/) ?? []
    mkdirSync(join(folder, 'overlay'))
    const base = relative(join(folder, 'overlay'), BASE)
    const here = overlay.replace('clubgate/deploy/kubernetes', base)
    expect(here).not.toBe(overlay)
    writeFileSync(join(folder, 'overlay/kustomization.yaml'), here)
    const { status, stdout = '' } = (await kustomize?.run(['build', join(folder, 'overlay')])) ?? {}
    expect(status).toBe(0)
    expect(stdout).toContain('REDIS_URL: rediss://redis.example.org:6379')
    expect(stdout).toContain('METRICS_PORT: "9464"')
    expect(stdout).toContain(`image: registry.example.org/clubgate:${version}`)
    expect(stdout).toContain('namespace: clubgate')
  })
})

function selects(
  { matchLabels = {}, matchExpressions = [] }: Selector,
  component: string,
): boolean {
  const wanted = componentOf(matchLabels)
  return (
    (wanted === '' || wanted === component) &&
    matchExpressions.every(({ values }) => values.includes(component))
  )
}

function toName({ podSelector, namespaceSelector }: Peer): string | undefined {
  return namespaceSelector
    ? namespaceSelector.matchLabels?.['kubernetes.io/metadata.name']
    : componentOf(podSelector?.matchLabels ?? {})
}
