const { stripTypeScriptTypes } = require('node:module')

exports.process = (source) => ({ code: stripTypeScriptTypes(source) })
