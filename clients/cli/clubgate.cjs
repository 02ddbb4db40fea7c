#!/usr/bin/env node
// Plain JavaScript of any age: it has to run on the Node.js that is too old for everything else.
var fs = require('node:fs')
var path = require('node:path')

var main = path.join(__dirname, 'main.ts')
var made = path.join(__dirname, '../typescript/src/schema/event-types.ts')
var bundled = path.join(__dirname, '../../node_modules/.bin/node')
var isFitting = Number(process.versions.node.split('.')[0]) >= 24

if (!fs.existsSync(made)) {
  console.error('built/ is missing. Run "npm run build", or install by "npm ci".')
  process.exitCode = 1
} else if (isFitting) import(require('node:url').pathToFileURL(main).href)
else if (fs.existsSync(bundled)) startBundled()
else refuseVersion()

function refuseVersion() {
  console.error(
    `Clubgate runs its TypeScript on Node.js 24 or newer; this is ${process.version}.\n` +
      'On Linux "npm ci" brings a fitting one along; elsewhere install Node.js 24.',
  )
  process.exitCode = 1
}

function startBundled() {
  var args = [main].concat(process.argv.slice(2))
  var child = require('node:child_process').spawn(bundled, args, { stdio: 'inherit' })
  // Ctrl-C of a terminal reaches the child, too, which ignores the copy; this process waits for its end.
  ;['SIGINT', 'SIGTERM'].forEach((name) => {
    process.on(name, () => {
      child.kill(name)
    })
  })
  child.on('exit', (code) => {
    process.exitCode = code === null ? 1 : code
  })
}
