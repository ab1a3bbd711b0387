/** Lists values with their labels. */
export function RowsTable({
  label,
  rows,
}: {
  label: string;
  rows: readonly (readonly [label: string, value: string])[];
}) {
  return (
    <table aria-label={label} className="w-full text-left text-md">
      <tbody className="divide-y">
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th
              scope="row"
              className="w-32 py-2 pr-3 align-top text-sm font-normal text-muted-foreground sm:w-40"
            >
              {name}
            </th>
            <td className="py-2 figures wrap-anywhere">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
