import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { onReconnected } from './graph/connection.ts'
import { keepFresh, readAgain } from './graph/following/freshness.ts'
import { queries } from './graph/use-ask.ts'
import { applyTheme } from './shell/theme.ts'

applyTheme()
keepFresh(queries)
onReconnected(() => void readAgain(queries))
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
