/** Tables and lists of boards in words. */
import type { ReactNode } from 'react';

type Cell = string | number;
export type FactsProps = { name: string; head: readonly string[]; rows: readonly (readonly Cell[])[] };

/** The first column names the row. */
export function Facts({ name, head, rows }: FactsProps): ReactNode {
  return (
    <table>
      <caption className="unseen">{name}</caption>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], n) => (
          <tr key={n}>
            <th scope="row">{first}</th>
            {others.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Items({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <ul>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
