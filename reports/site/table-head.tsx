/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';

/** Head row of a table; names in `numbers` head columns of figures. */
export const TableHead: FC<{ columns: readonly string[]; numbers?: readonly string[] }> = ({
  columns,
  numbers = [],
}) => (
  <thead>
    <tr>
      {columns.map((name) => (
        <th scope="col" class={numbers.includes(name) ? 'number' : undefined}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
