import { describe, expect, test } from '@jest/globals'
import { findDatabaseUrlFault, readDatabaseUrl } from '../../../platform/config/database-url.ts'

describe('the address of a database', () => {
  test.each([
    ['postgres://db/clubgate', 'mysql://'],
    ['mysql:/no/host', 'mysql://'],
    ['db:3306', 'mysql://'],
    ['mysql://db/p?sslmode=require', 'sslmode'],
    ['mysql://db/p?ssl=true', 'verify'],
    ['mysql://db/p?ca=/etc/ca.pem', 'ssl=verify'],
    ['mysql://localhost/p?socketPath=/run/db.sock&ssl=verify', 'socket'],
  ])('(%s) is refused with a message that names %s', (url, word) => {
    expect(findDatabaseUrlFault(url)).toContain(word)
  })

  test('is parsed into server, database and user', () => {
    const url = 'mysql://app:p%40ss@[::1]:3307/clubgate_club'
    expect(findDatabaseUrlFault(url)).toBeNull()
    expect(readDatabaseUrl(url)).toEqual({
      username: 'app',
      password: 'p@ss',
      database: 'clubgate_club',
      host: '::1',
      port: 3307,
      socketPath: null,
      tls: null,
    })
  })

  test('requires TLS with ssl=verify', () => {
    const url = 'mysql://app@db/p?ssl=verify'
    expect(findDatabaseUrlFault(url)).toBeNull()
    expect(readDatabaseUrl(url).tls).toEqual({ ca: null })
  })
})
