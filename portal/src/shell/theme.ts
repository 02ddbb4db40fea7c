import { useState } from 'react'
import { keep, kept } from './kept.ts'

export const THEMES = ['system', 'light', 'dark'] as const

type Theme = (typeof THEMES)[number]

function keptTheme(): Theme {
  const theme = kept('theme')
  return THEMES.find((one) => one === theme) ?? 'system'
}

export function applyTheme(theme: Theme = keptTheme()): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
}

export function useTheme() {
  const [theme, setTheme] = useState<Theme>(keptTheme)
  return {
    theme,
    choose(next: Theme) {
      keep('theme', next)
      applyTheme(next)
      setTheme(next)
    },
  }
}
