import { fetchTool } from './fetch-tool.ts'

/** `docker-compose`, which checks a file without Docker; null where it cannot be fetched. */
export const compose = await fetchTool({
  name: 'docker-compose',
  packages: ['docker-compose'],
  suite: 'sid',
  path: 'usr/libexec/docker/cli-plugins/docker-compose',
  versionArgs: ['version'],
  version: /version v?2\./,
})
