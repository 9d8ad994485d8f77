/** Tables and lists of the board in words. */
import type { ReactNode } from 'react';

type Cell = string | number;
type Props = { name: string; head: readonly string[]; rows: readonly (readonly Cell[])[] };

/** A table under its heading; the first column names the row. */
export function Facts({ name, head, rows }: Props): ReactNode {
  return (
    <section>
      <h3>{name}</h3>
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
    </section>
  );
}

export function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <ul>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
