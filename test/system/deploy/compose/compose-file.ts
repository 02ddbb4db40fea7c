import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export interface Service {
  profiles: string[]
  image: string
  build?: { context: string; target: string }
  entrypoint?: string[]
  command: string[]
  environment: Record<string, string>
  env_file?: string
  secrets?: string[]
  networks?: string[]
  ports?: string[]
  volumes?: string[]
  user?: string
  read_only?: boolean
  init?: boolean
  tmpfs?: string[]
  deploy?: { replicas: number }
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
}

export interface ComposeFile {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  secrets: Record<string, { file: string }>
}

/** docker-compose.yml with its variables at their defaults. */
export function readComposeFile(): ComposeFile {
  const text = readFileSync(new URL('../../../../docker-compose.yml', import.meta.url), 'utf8')
  const filled = text.replace(/\$\{\w+:-([^}]*)\}/g, '$1')
  return parse(filled, { merge: true })
}

/** Pairs of a file with a variable in each line. */
export function readEnvironmentFile(text: string): Record<string, string> {
  const pairs = text.matchAll(/^(\w+)=(.*)$/gm)
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]))
}
