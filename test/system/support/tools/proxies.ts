import { fetchTool } from './fetch-tool.ts'

/** The proxies of `deploy/proxies`; null where one cannot be fetched. */
export const nginx = await fetchTool({
  name: 'nginx',
  packages: ['nginx'],
  path: 'usr/sbin/nginx',
  versionArgs: ['-v'],
  version: /nginx\/1\./,
})

export const haproxy = await fetchTool({
  name: 'haproxy',
  packages: ['haproxy'],
  path: 'usr/sbin/haproxy',
  versionArgs: ['-v'],
  version: /HAProxy version (2\.[4-9]|3\.)/,
})
