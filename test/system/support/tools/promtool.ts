import { fetchTool } from './fetch-tool.ts'

/** `promtool`, which checks alert rules without Prometheus; null where it cannot be fetched. */
export const promtool = await fetchTool({
  name: 'promtool',
  packages: ['prometheus'],
  path: 'usr/bin/promtool',
  versionArgs: ['--version'],
  version: /promtool, version [23]\./,
})
