/** Tables and lists of the board in words. */
import type { ReactNode } from 'react';
import { useSay } from '../../../lib/i18n';

type Cell = string | number;

/** The first column names the row. */
export function Facts({
  name,
  head,
  rows,
}: {
  name: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}): ReactNode {
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

export function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  const say = useSay();
  return (
    <ul>
      {(lines.length > 0 ? lines : [say('web-kk-text-nothing')]).map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
