import { fetchTool } from './fetch-tool.ts'

/** The proxy of docker-compose.yml; null where it cannot be fetched. */
export const caddy = await fetchTool({
  name: 'caddy',
  packages: ['caddy'],
  suite: 'sid',
  path: 'usr/bin/caddy',
  versionArgs: ['version'],
  version: /^v?2\./,
})
