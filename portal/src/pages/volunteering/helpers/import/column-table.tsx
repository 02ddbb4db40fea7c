import { useWords } from '../../../../i18n/use-words.tsx'
import { COLUMNS, EXAMPLES } from '../csv/helper-columns.ts'
import { columnWords } from './column-words.ts'

/** What a file may have, before one is chosen. */
export function ColumnTable() {
  const words = useWords(columnWords)
  return (
    <section className="card" aria-labelledby="columns">
      <header>
        <h2 id="columns">{words.columns}</h2>
        <span className="m s">{words.columnsText}</span>
      </header>
      <table className="table cards">
        <thead>
          <tr>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.meaning}</th>
            <th scope="col">{words.example}</th>
          </tr>
        </thead>
        <tbody>
          {COLUMNS.map((column) => (
            <tr key={column}>
              <td>
                <code>{column}</code>
              </td>
              <td data-l={words.meaning}>{words.meanings[column]}</td>
              <td className="m" data-l={words.example}>
                {EXAMPLES[column]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
