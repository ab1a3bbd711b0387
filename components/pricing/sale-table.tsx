import type { ReactNode } from "react";

const COLUMNS = [
  { label: "Home", className: "pr-3" },
  { label: "Sold on", className: "px-3" },
  { label: "Sold for", className: "px-3 text-right" },
  { label: "Adjusted", className: "px-3 text-right" },
  { label: "Weight", className: "px-3 text-right" },
];

/** Renders `SaleRow`s as a table, or as a list in a narrow container. */
export function SaleTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <table role="table" aria-label={label} className="w-full @max-3xl:block">
      <thead role="rowgroup" className="@max-3xl:sr-only">
        <tr role="row" className="text-left text-sm text-muted-foreground">
          {COLUMNS.map(({ label: name, className }) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={`${className} py-2 font-medium`}
            >
              {name}
            </th>
          ))}
          <td role="cell" />
        </tr>
      </thead>
      <tbody role="rowgroup" className="@max-3xl:block">
        {children}
      </tbody>
    </table>
  );
}
