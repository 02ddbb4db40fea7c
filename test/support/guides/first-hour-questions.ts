import { readFileSync } from 'node:fs'

interface Question {
  question: string
  /** Addresses of places that answer it. */
  answers: readonly string[]
}

/** What newcomers ask in the first hour. Each answer was read: the place says it, and does not only have the word. */
export function firstHourQuestions(): Question[] {
  const text = readFileSync(new URL('first-hour-questions.json', import.meta.url), 'utf8')
  const questions: Record<string, string[]> = JSON.parse(text)
  return Object.entries(questions).map(([question, answers]) => ({ question, answers }))
}
